/** Settings, data and the demo. */
export const staffSettings = {
  // The hospital.
  'Colours of the website': 'ألوان الموقع',
  Primary: 'الأساسي',
  Accent: 'لون التمييز',
  'Buttons, links and headings. Lighter and darker shades are made from it.':
    'الأزرار والروابط والعناوين. تُشتق منه درجات أفتح وأغمق.',
  'The booking button, and small details.': 'زر الحجز والتفاصيل الصغيرة.',
  'Shown in the header instead of the symbol and the name.': 'يظهر أعلى الصفحة بدلًا من الرمز والاسم.',
  'Doctors are shown with': 'يُعرض الأطباء مع',
  'Initials are tiles in your colours. A doctor without a picture has one in any case.':
    'الأحرف الأولى مربعات بألوانكم. ولكل طبيب بلا صورة مربع في كل الأحوال.',
  'Home page': 'الصفحة الرئيسية',
  'A line at the top of every page, such as changed visiting hours. Leave empty for none.':
    'سطر أعلى كل صفحة، مثل تغيير ساعات الزيارة. اتركه فارغًا إن لم يكن هناك إعلان.',
  'Announcement until': 'الإعلان حتى',
  'The line then disappears. Leave empty to keep it until you remove it.':
    'يختفي السطر بعدها. اتركه فارغًا ليبقى حتى تزيله.',
  Figures: 'أرقام',
  'For example, 24/7, Emergency care.': 'مثال: 24/7، رعاية الطوارئ.',
  'Place and language': 'المكان واللغة',
  'All times on the site and here are in this zone.': 'كل الأوقات في الموقع وهنا بهذه المنطقة.',
  'As is usual in the language': 'كما هو معتاد في اللغة',
  'Of every time, in all languages.': 'لكل الأوقات، في جميع اللغات.',
  'For example, en-GB. It decides how dates and amounts are written.':
    'مثال: ar-EG. تحدد طريقة كتابة التواريخ والمبالغ.',
  'Other languages': 'لغات أخرى',
  'Only what is translated': 'المترجَم فقط',
  'In these languages, lists and the search leave out what is not translated.':
    'في هذه اللغات لا تعرض القوائم ولا البحث ما لم يُترجم.',
  'The website also speaks these. What you wrote is shown in your own language.':
    'يتحدث الموقع هذه اللغات أيضًا. ويُعرض ما كتبتموه بلغتكم.',
  'Three letters, such as EUR.': 'ثلاثة أحرف، مثل EUR.',
  'Two letters, such as DE. Phone numbers without a country code are read as numbers there.':
    'حرفان، مثل DE. تُقرأ أرقام الهاتف بلا رمز بلد على أنها أرقام هناك.',
  'Prices are valid until': 'الأسعار صالحة حتى',
  'Leave empty until further notice.': 'اتركه فارغًا حتى إشعار آخر.',
  // Texts of pages.
  'The hospital’s history, leadership and accreditation.': 'تاريخ المستشفى وإدارته واعتماداته.',
  'Shown on the Contact page.': 'يظهر في صفحة التواصل.',
  'Shown on the Pricing page.': 'يظهر في صفحة الأسعار.',
  // Booking.
  'All appointments': 'كل المواعيد',
  'Most future appointments for one contact': 'أقصى عدد من المواعيد القادمة لجهة اتصال واحدة',
  'Applies to contacts confirmed by email. Staff are warned and can book more. For other contacts, staff see a note on the appointment.':
    'يسري على جهات الاتصال المؤكدة بالبريد الإلكتروني. يُنبَّه الموظفون ويمكنهم حجز المزيد. أما جهات الاتصال الأخرى فيرى الموظفون ملاحظة عند الموعد.',
  'Hold a freed time for someone waiting, minutes': 'الاحتفاظ بموعد شاغر لمن ينتظر، بالدقائق',
  'Answer inquiries within, working hours': 'الرد على الاستفسارات خلال، بساعات العمل',
  'Counted while the hospital is open by its opening hours. Inquiries that wait longer are overdue.':
    'تُحسب الساعات التي يكون فيها المستشفى مفتوحًا وفق ساعات عمله. وما ينتظر أطول من ذلك يُعدّ متأخرًا.',
  'It then goes to the next person on the waiting list.': 'ينتقل بعدها إلى الشخص التالي في قائمة الانتظار.',
  'First reminder, days before the visit': 'التذكير الأول، بالأيام قبل الزيارة',
  'Last reminder, days before the visit': 'التذكير الأخير، بالأيام قبل الزيارة',
  'Enter 0 for none. It must be earlier than the last reminder.':
    'أدخل 0 لعدم الإرسال. يجب أن يسبق التذكير الأخير.',
  'Enter 0 for none.': 'أدخل 0 لعدم الإرسال.',
  'By visit type': 'حسب نوع الزيارة',
  'How far ahead patients can book, and until when they can cancel or move online.':
    'مدى الحجز المسبق للمرضى، وآخر وقت للإلغاء أو تغيير الموعد عبر الإنترنت.',
  'Book at the latest': 'آخر وقت للحجز',
  'Book at the earliest': 'أول وقت للحجز',
  'Cancel until': 'الإلغاء حتى',
  'Move until': 'تغيير الموعد حتى',
  'it starts': 'بدايتها',
  '{count} days before': {
    zero: 'في اليوم نفسه',
    one: 'قبل يوم',
    two: 'قبل يومين',
    few: 'قبل {count} أيام',
    many: 'قبل {count} يومًا',
    other: 'قبل {count} يوم',
  },
  '{count} hours before': {
    zero: 'في الساعة نفسها',
    one: 'قبل ساعة',
    two: 'قبل ساعتين',
    few: 'قبل {count} ساعات',
    many: 'قبل {count} ساعة',
    other: 'قبل {count} ساعة',
  },
  '{count} minutes before': {
    zero: 'في الدقيقة نفسها',
    one: 'قبل دقيقة',
    two: 'قبل دقيقتين',
    few: 'قبل {count} دقائق',
    many: 'قبل {count} دقيقة',
    other: 'قبل {count} دقيقة',
  },
  // How long data is kept.
  'How long personal data is kept': 'مدة الاحتفاظ بالبيانات الشخصية',
  'Patients’ details, months after the visit': 'بيانات المرضى، بالأشهر بعد الزيارة',
  'Name, contact details and reason are then deleted. The visit still counts in the figures.':
    'يُحذف عندها الاسم وبيانات التواصل والسبب. وتبقى الزيارة محسوبة في الأرقام.',
  'Inquiries, months after they were received': 'الاستفسارات، بالأشهر بعد ورودها',
  'Includes replies, and emails that could not be delivered.': 'يشمل الردود والرسائل التي تعذّر تسليمها.',
  'Records of visits are kept by law for, months after the visit':
    'مدة الاحتفاظ القانونية بسجلات الزيارات، بالأشهر بعد الزيارة',
  '0 if there is no such law. Until then the name, the day, the doctor and what the visit was for stay, even if the patient is erased.':
    '0 إن لم يوجد مثل هذا القانون. حتى ذلك الحين يبقى الاسم واليوم والطبيب وغرض الزيارة، حتى لو مُحيت بيانات المريض.',
  'Under which law or rule': 'وفق أي قانون أو قاعدة',
  'Patients are told this when they ask to be erased.': 'يُبلَّغ به المرضى عند طلبهم محو بياناتهم.',
  'Sent emails, days after they were sent': 'الرسائل المرسلة، بالأيام بعد إرسالها',
  'Waiting list entries, days after the last day requested':
    'إدخالات قائمة الانتظار، بالأيام بعد آخر يوم مطلوب',
  'Answers to “Was this page useful?”, months after the week':
    'الإجابات عن «هل كانت هذه الصفحة مفيدة؟»، بالأشهر بعد الأسبوع',
  'Includes comments. Neither says who sent it.': 'يشمل التعليقات. ولا يذكر أي منهما المرسل.',
  'What a visit needs, such as an interpreter, is deleted the day after the visit, or as soon as the visit is cancelled. Unconfirmed newsletter addresses are deleted after seven days, subscribers’ addresses when they unsubscribe, and sessions after twelve hours. What staff did stays in the activity log.':
    'تُحذف احتياجات الزيارة، مثل المترجم، في اليوم التالي لها، أو فور إلغائها. وتُحذف عناوين النشرة غير المؤكدة بعد سبعة أيام، وعناوين المشتركين عند إلغاء الاشتراك، والجلسات بعد اثنتي عشرة ساعة. ويبقى ما فعله الموظفون في سجل النشاط.',
  Backups: 'النسخ الاحتياطية',
  'This hospital is on a PostgreSQL server. Back it up with the tools of that server.':
    'بيانات هذا المستشفى على خادم PostgreSQL. خذ النسخ الاحتياطية بأدوات ذلك الخادم.',
  'No backups are made. The person who runs the server can set BACKUP_TO.':
    'لا تُؤخذ نسخ احتياطية. يمكن لمن يشغّل الخادم ضبط BACKUP_TO.',
  'Last good backup': 'آخر نسخة احتياطية سليمة',
  'None yet|backup': 'لا توجد بعد',
  'Size|backup': 'الحجم',
  'Time taken': 'المدة',
  'Kept in': 'مكان الحفظ',
  'Good backups': 'النسخ السليمة',
  Encrypted: 'مشفّرة',
  'A backup is made every {minutes} minutes. It counts as good once it has been restored and counted.':
    'تُؤخذ نسخة احتياطية كل {minutes} دقيقة. وتُعد سليمة بعد استعادتها وعدّ ما فيها.',
  'Back up now': 'خذ نسخة احتياطية الآن',
  'The backup is about to begin …': 'ستبدأ النسخة الاحتياطية بعد لحظات …',
  'Copying the hospital …': 'يجري نسخ المستشفى …',
  'Restoring the copy and counting …': 'تجري استعادة النسخة وعدّها …',
  'The backup is good.': 'النسخة الاحتياطية سليمة.',
  'The backup failed.': 'فشلت النسخة الاحتياطية.',
  'There is no recent backup. Please tell the person who runs the server.':
    'لا توجد نسخة احتياطية حديثة. يُرجى إخبار من يشغّل الخادم.',
  'There is no recent backup.': 'لا توجد نسخة احتياطية حديثة.',
  'See the backups': 'عرض النسخ الاحتياطية',
  'The last try failed on {time}:': 'فشلت آخر محاولة في {time}:',
  '{count} seconds': {
    zero: '{count} ثانية',
    one: 'ثانية واحدة',
    two: 'ثانيتان',
    few: '{count} ثوانٍ',
    many: '{count} ثانية',
    other: '{count} ثانية',
  },
  'Last run': 'آخر تشغيل',
  Program: 'البرنامج',
  'Openward {version} with its embedded database, PostgreSQL {database}.':
    'Openward {version} مع قاعدة بيانات مدمجة، PostgreSQL {database}.',
  'Openward {version} with PostgreSQL {database}.': 'Openward {version} مع PostgreSQL {database}.',
  'An update last changed the database: {time}.': 'آخر تحديث غيّر قاعدة البيانات: {time}.',
  'Version {version} is available.': 'الإصدار {version} متاح.',
  'What it changes': 'ما الذي يغيّره',
  'Data that is due is deleted every day. Last: {time}.': 'تُحذف البيانات المستحقة كل يوم. آخر مرة: {time}.',
  'Data that is due is deleted every day. It has not run yet.':
    'تُحذف البيانات المستحقة كل يوم. لم يحدث ذلك بعد.',
  'Delete what is due now': 'حذف المستحق الآن',
  'Data that was due has been deleted.': 'تم حذف البيانات المستحقة.',
  'Patients’ details': 'بيانات المرضى',
  'Sent emails': 'الرسائل المرسلة',
  'Emails not delivered': 'رسائل لم تُسلَّم',
  'Unconfirmed addresses': 'عناوين غير مؤكدة',
  'Ended sessions': 'جلسات منتهية',
  // Export and import.
  Export: 'تصدير',
  'Export|verb': 'تصدير',
  Import: 'استيراد',
  'The whole hospital in one ZIP file: one file for each table (JSON Lines), and the pictures. It contains patients’ data, so keep it as safe as the hospital’s own records. It does not contain passwords or anything else that opens an account.':
    'المستشفى كله في ملف ZIP واحد: ملف لكل جدول (JSON Lines) والصور. يحتوي على بيانات المرضى، فاحفظه بأمان كسجلات المستشفى نفسها. لا يحتوي على كلمات مرور ولا أي شيء آخر يفتح حسابًا.',
  'Export everything': 'تصدير كل شيء',
  'Preparing …': 'جارٍ التحضير…',
  '{size} so far': '{size} حتى الآن',
  'Saved, {size}.': 'تم الحفظ، {size}.',
  'Import a file that was exported here into an empty hospital. The whole file is checked first. Either all of it is imported, or nothing.':
    'استورد ملفًا صُدّر من هنا إلى مستشفى فارغ. يُفحص الملف كله أولًا، ثم يُستورد كله أو لا يُستورد شيء.',
  'This hospital is not empty ({holds}). Import into one that has just been set up with DEMO=0.':
    'هذا المستشفى ليس فارغًا ({holds}). استورد إلى مستشفى أُعدّ للتو بالقيمة DEMO=0.',
  'Nothing was changed.': 'لم يتغير شيء.',
  'Checking and importing …': 'جارٍ الفحص والاستيراد…',
  'Import finished: {rows} rows and {pictures} pictures.':
    'اكتمل الاستيراد: الصفوف {rows}، والصور {pictures}.',
  'The connection was lost before the whole file had arrived.': 'انقطع الاتصال قبل وصول الملف كله.',
  'The server gave an unexpected answer ({code}).': 'أعطى الخادم ردًا غير متوقع ({code}).',
  Download: 'تنزيل',
  'Download CSV': 'تنزيل CSV',
  'Download this list': 'تنزيل هذه القائمة',
  'The file contains personal data. The activity log keeps who took it, and for what.':
    'يحتوي الملف على بيانات شخصية. يسجّل سجل النشاط من أخذه ولأي غرض.',
  'For example, “Letters about the clinic’s new address”. Do not name a patient: everyone who reads the activity log sees this.':
    'مثال: «رسائل عن العنوان الجديد للعيادة». لا تذكر اسم مريض: يراه كل من يقرأ سجل النشاط.',
  // Demo.
  'The patients of this demo are invented, and no messages are sent to them.':
    'مرضى هذا العرض التجريبي مختلقون، ولا تُرسل إليهم رسائل.',
  'Remove the demo patients …': 'إزالة مرضى العرض…',
  'Remove the demo patients?': 'هل تريد إزالة مرضى العرض؟',
  'Remove the demo patients': 'إزالة مرضى العرض',
  'Removing …': 'جارٍ الإزالة…',
  'The demo patients have been removed.': 'تمت إزالة مرضى العرض.',
  'This deletes {what} for good, and the leave of doctors that was invented with them. No new ones are added.':
    'يُحذف نهائيًا: {what}، وكذلك إجازات الأطباء المختلقة معها. لا تُضاف أخرى جديدة.',
  'What people have entered stays, such as an appointment that you booked yourself. So do doctors, pages and settings.':
    'يبقى ما أدخله الناس، مثل موعد حجزته بنفسك، وكذلك الأطباء والصفحات والإعدادات.',
  '{count} appointments': {
    zero: 'لا مواعيد',
    one: 'موعد واحد',
    two: 'موعدان',
    few: '{count} مواعيد',
    many: '{count} موعدًا',
    other: '{count} موعد',
  },
  '{count} inquiries': {
    zero: 'لا استفسارات',
    one: 'استفسار واحد',
    two: 'استفساران',
    few: '{count} استفسارات',
    many: '{count} استفسارًا',
    other: '{count} استفسار',
  },
  '{count} entries on the waiting list': {
    zero: 'لا أحد في قائمة الانتظار',
    one: 'إدخال واحد في قائمة الانتظار',
    two: 'إدخالان في قائمة الانتظار',
    few: '{count} إدخالات في قائمة الانتظار',
    many: '{count} إدخالًا في قائمة الانتظار',
    other: '{count} إدخال في قائمة الانتظار',
  },
  'This patient is invented, so no message is sent.': 'هذا المريض مختلق، لذلك لا تُرسل رسالة.',

  // How a visit is offered, and where it takes place.
  'Video visits': 'مواعيد الفيديو',
  'Address of a video visit': 'عنوان موعد الفيديو',
  'For example, https://meet.example.org/{room}. In place of {room} each visit gets a room that nobody can guess, in place of {reference} its reference. Leave empty if you tell patients yourself how to join.':
    'مثلًا https://meet.example.org/{room}. بدلًا من {room} يحصل كل موعد على غرفة لا يمكن لأحد تخمينها، وبدلًا من {reference} رقمه المرجعي. اتركه فارغًا إذا كنتم تخبرون المرضى بأنفسكم بطريقة الانضمام.',
  'How patients get a time': 'كيف يحصل المرضى على موعد',
  'Or, if the patient prefers': 'أو حسب رغبة المريض',
  'They book online': 'يحجزون عبر الإنترنت',
  'They ask, staff find a time': 'يطلبون، ويجد الموظفون موعدًا',
  'They call': 'يتصلون بالهاتف',
  'Patients choose when they book. The room below is for those who come in person.':
    'يختار المرضى عند الحجز. الغرفة أدناه لمن يحضرون شخصيًا.',
  'Staff can book it in any case.': 'يمكن للموظفين حجزه في كل الأحوال.',
} as const;

/** What the server and the forms say to staff: what is wrong with a value, why something is refused, roles, and heads of files. */
export const staffSaid = {
  // A series of visits.
  'Enter a number from {least} to {most}.': 'أدخل رقمًا من {least} إلى {most}.',
  'Choose at least 2 visits.': 'اختر موعدين على الأقل.',
  'Choose at most 52 visits.': 'الحد الأقصى لعدد المواعيد: 52.',
  'Choose weekdays.': 'اختر أيام الأسبوع.',
  'Enter the number of a series.': 'أدخل رقم سلسلة.',
  'A series lasts at most two years. Choose fewer visits, or less time between them.':
    'تدوم السلسلة سنتين على الأكثر. اختر مواعيد أقل أو فترات أقصر بينها.',
  'Two visits of the series overlap. Choose another time for one of them.':
    'يتداخل موعدان من السلسلة. اختر وقتًا آخر لأحدهما.',
  'Some of these times are no longer free, so nothing has changed yet. Choose others for them.':
    'بعض هذه الأوقات لم يعد متاحًا، لذلك لم يتغير شيء بعد. اختر أوقاتًا أخرى لها.',
  '{date}: {patient} already has an appointment with this doctor that day, at {time}.':
    '{date}: لدى {patient} موعد آخر مع هذا الطبيب في ذلك اليوم، الساعة {time}.',
  '{date}: {warning}': '{date}: {warning}',
  'Someone else changed visits of this series first: {dates}. Close this and check them again.':
    'غيّر شخص آخر مواعيد من هذه السلسلة أولًا: {dates}. أغلق هذا وتحقق منها مجددًا.',
  'Visits of this series can no longer change: {dates}.':
    'مواعيد من هذه السلسلة لم يعد تغييرها ممكنًا: {dates}.',
  // Roles.
  '{role} ({departments})': '{role} ({departments})',
  'Only {roles} may do this.': 'لا يُسمح بذلك إلا لـ {roles}.',
  'Only a person who has signed in may do this.': 'لا يُسمح بذلك إلا لشخص سجّل الدخول.',
  'Your account may only change what belongs to your departments.':
    'لا يُسمح لحسابكم إلا بتغيير ما يخص أقسامكم.',
  'Choose a role.': 'يُرجى اختيار دور.',
  'Choose each role once.': 'يُرجى اختيار كل دور مرة واحدة.',
  'Choose at most 100 departments.': 'يُرجى اختيار 100 قسم على الأكثر.',
  'Give departments, or null for the whole hospital.': 'يُرجى تحديد أقسام، أو null للمستشفى كله.',
  'This role always applies to the whole hospital.': 'يسري هذا الدور دائمًا على المستشفى كله.',
  'Another account already belongs to this doctor.': 'لهذا الطبيب حساب آخر بالفعل.',
  'A department does not exist.': 'أحد الأقسام غير موجود.',
  'A program cannot be an administrator or a doctor.': 'لا يمكن أن يكون البرنامج مسؤول نظام أو طبيبًا.',
  // Values of fields.
  'Choose one.': 'يُرجى اختيار واحد.',
  'Choose a file.': 'يُرجى اختيار ملف.',
  'This file is too large. Choose a smaller one.': 'هذا الملف كبير جدًا. يُرجى اختيار ملف أصغر.',
  'Choose a language, or enter its tag, such as en or pt-BR.':
    'يُرجى اختيار لغة، أو إدخال رمزها مثل \u2066en\u2069 أو \u2066pt-BR\u2069.',
  'Choose a topic.': 'يُرجى اختيار موضوع.',
  'Choose a weekday.': 'يُرجى اختيار يوم من الأسبوع.',
  'Choose an hour.': 'يُرجى اختيار ساعة.',
  'Choose at least one weekday.': 'يُرجى اختيار يوم واحد على الأقل.',
  'Use each weekday once.': 'يُرجى استخدام كل يوم مرة واحدة.',
  'Choose what the line says.': 'يُرجى اختيار ما يقوله السطر.',
  'Enter the days, or what it is about.': 'يُرجى إدخال الأيام أو الموضوع.',
  'Enter the hours.': 'يُرجى إدخال الساعات.',
  'This overlaps line {line} on {day}. Change the times, or leave out the day.':
    'يتداخل هذا مع السطر {line} يوم {day}. يُرجى تغيير الأوقات أو حذف اليوم.',
  'Choose at most 10.': 'يُرجى اختيار 10 على الأكثر.',
  'Choose at most 20.': 'يُرجى اختيار 20 على الأكثر.',
  'Choose at most {count}.': 'يُرجى اختيار {count} على الأكثر.',
  'Choose from {list}.': 'يُرجى الاختيار من \u2066{list}\u2069.',
  'Choose how to hear of it.': 'يُرجى اختيار طريقة الإبلاغ.',
  'Choose at least one notice.': 'يُرجى اختيار إشعار واحد على الأقل.',
  'Choose at least one appointment.': 'يُرجى اختيار موعد واحد على الأقل.',
  'Choose at most 200 appointments.': 'يُرجى اختيار 200 موعد على الأكثر.',
  'Choose keep, room, move, offer or cancel.':
    'يُرجى اختيار \u2066keep\u2069 أو \u2066room\u2069 أو \u2066move\u2069 أو \u2066offer\u2069 أو \u2066cancel\u2069.',
  'Tell the patient why.': 'يُرجى إخبار المريض بالسبب.',
  'Choose leave or extra hours.': 'يُرجى اختيار إجازة أو ساعات إضافية.',
  'Choose phone or walk-in.': 'يُرجى اختيار الهاتف أو الحضور بلا موعد.',
  'Choose a time.': 'يُرجى اختيار وقت.',
  'A walk-in takes the next free place.': 'من يحضر بلا موعد يأخذ أقرب مكان متاح.',
  'Enter a phone number or an email address.': 'يُرجى إدخال رقم هاتف أو بريد إلكتروني.',
  'Choose usual, 12 or 24.': 'يُرجى اختيار usual أو 12 أو 24.',
  'Choose pictures or initials.': 'يُرجى اختيار الصور أو الأحرف الأولى.',
  'Choose queued, sent, dead, discarded or expired.':
    'يُرجى اختيار \u2066queued\u2069 أو \u2066sent\u2069 أو \u2066dead\u2069 أو \u2066discarded\u2069 أو \u2066expired\u2069.',
  'Choose one of {list} minutes.': 'يُرجى اختيار مدة بالدقائق: \u2066{list}\u2069.',
  'Choose the first week of the two-week rhythm.': 'يُرجى اختيار الأسبوع الأول من دورة الأسبوعين.',
  'The end must be after the start.': 'يجب أن تكون النهاية بعد البداية.',
  'The end must not be before the start.': 'يجب ألا تكون النهاية قبل البداية.',
  'Enter a colour such as #0b5563.': 'يُرجى إدخال لون مثل \u2066#0b5563\u2069.',
  'Text in this colour is hard to read. The nearest readable colour is {colour}.':
    'يصعب قراءة نص بهذا اللون. أقرب لون مقروء هو \u2066{colour}\u2069.',
  'Text on this colour is hard to read. The nearest readable colour is {colour}.':
    'يصعب قراءة نص على هذا اللون. أقرب لون مقروء هو \u2066{colour}\u2069.',
  'Enter a country code such as DE.': 'يُرجى إدخال رمز دولة مثل \u2066DE\u2069.',
  'The code of that country is {code}.': 'رمز تلك الدولة هو \u2066{code}\u2069.',
  'Enter a currency code such as EUR.': 'يُرجى إدخال رمز عملة مثل \u2066EUR\u2069.',
  'Enter a language tag such as en-GB.': 'يُرجى إدخال رمز لغة مثل \u2066en-GB\u2069.',
  'Enter an IANA time zone such as Europe/Berlin.': 'يُرجى إدخال منطقة زمنية مثل \u2066Europe/Berlin\u2069.',
  'Enter a note.': 'يُرجى إدخال ملاحظة.',
  'Enter the quote.': 'يُرجى إدخال النص المقتبس.',
  'Enter 1 to 5.': 'يُرجى إدخال رقم من 1 إلى 5.',
  'Enter a password.': 'يُرجى إدخال كلمة مرور.',
  'Enter your password.': 'يُرجى إدخال كلمة مروركم.',
  'This is a common password. Choose another.': 'كلمة المرور هذه شائعة. يُرجى اختيار غيرها.',
  'Use at least {min} characters. A few words in a row are easy to remember.':
    'يُرجى استخدام {min} حرفًا على الأقل. يسهل تذكر بضع كلمات متتالية.',
  'Enter a smaller number.': 'يُرجى إدخال رقم أصغر.',
  'Enter a year.': 'يُرجى إدخال سنة.',
  'Enter whole days.': 'يُرجى إدخال أيام كاملة.',
  'Enter 5 or more.': 'يُرجى إدخال 5 أو أكثر.',
  'Enter at most 1.': 'يُرجى إدخال 1 على الأكثر.',
  'Enter at most 50.': 'يُرجى إدخال 50 على الأكثر.',
  'Enter at most 200.': 'يُرجى إدخال 200 على الأكثر.',
  'Enter at most 240.': 'يُرجى إدخال 240 على الأكثر.',
  'Enter at most 480.': 'يُرجى إدخال 480 على الأكثر.',
  'Enter at most 730.': 'يُرجى إدخال 730 على الأكثر.',
  'Enter at least one check.': 'يُرجى إدخال فحص واحد على الأقل.',
  'Enter at least one term.': 'يُرجى إدخال كلمة واحدة على الأقل.',
  'Enter the text.': 'يُرجى إدخال النص.',
  'Enter what the file is for, in a few words.': 'يُرجى ذكر الغرض من الملف في بضع كلمات.',
  'Enter what this is for, in a few words.': 'يُرجى ذكر الغرض من ذلك في بضع كلمات.',
  'Enter the reference of a visit.': 'يُرجى إدخال رقم حجز زيارة.',
  'Use at most 6.': 'يُرجى استخدام 6 على الأكثر.',
  'Use at most 60.': 'يُرجى استخدام 60 على الأكثر.',
  'Use at most 6 figures.': 'يُرجى استخدام 6 أرقام على الأكثر.',
  'Use at most 10 tags.': 'يُرجى استخدام 10 وسوم على الأكثر.',
  'Use at most 20 groups.': 'يُرجى استخدام 20 مجموعة على الأكثر.',
  'Use at most 20 lines.': 'يُرجى استخدام 20 سطرًا على الأكثر.',
  'Use at most 60 lines.': 'يُرجى استخدام 60 سطرًا على الأكثر.',
  'Use at most 50 schedules.': 'يُرجى استخدام 50 جدولًا على الأكثر.',
  'Use at most 100 groups.': 'يُرجى استخدام 100 مجموعة على الأكثر.',
  'Use at most 100 passkeys.': 'يُرجى استخدام 100 مفتاح مرور على الأكثر.',
  'Use at most 100 rules.': 'يُرجى استخدام 100 قاعدة على الأكثر.',
  'Use at most {max} columns.': 'الحد الأقصى لعدد الأعمدة: {max}.',
  'Use at most {max} rows.': 'الحد الأقصى لعدد الصفوف: {max}.',
  'Use at most {max} parts.': 'الحد الأقصى لعدد الأجزاء: {max}.',
  'Use at most {max} paragraphs and other blocks.': 'الحد الأقصى لعدد الفقرات والكتل الأخرى: {max}.',
  'Use each mark once.': 'يُرجى استخدام كل تنسيق مرة واحدة.',
  'Use each tag only once.': 'يُرجى استخدام كل وسم مرة واحدة.',
  'Use each word only once.': 'يُرجى استخدام كل كلمة مرة واحدة.',
  'This picture does not exist.': 'هذه الصورة غير موجودة.',
  // Texts with formatting.
  'This link cannot be used.': 'لا يمكن استخدام هذا الرابط.',
  'This formatting cannot be used.': 'لا يمكن استخدام هذا التنسيق.',
  'An empty piece of text cannot be saved.': 'لا يمكن حفظ نص فارغ.',
  'This paragraph has too many parts. Split it.': 'تحتوي هذه الفقرة على أجزاء كثيرة جدًا. يُرجى تقسيمها.',
  'Headings must have level 2 or 3.': 'يجب أن تكون العناوين من المستوى 2 أو 3.',
  'A list item must begin with a paragraph.': 'يجب أن يبدأ عنصر القائمة بفقرة.',
  'Every row of a table must have the same number of cells.': 'يجب أن يتساوى عدد الخلايا في كل صف من الجدول.',
  'This is not a rich-text document.': 'هذا ليس نصًا منسقًا.',
  'This text is too long: use at most {max} characters.':
    'هذا النص طويل جدًا. الحد الأقصى لعدد الأحرف: {max}.',
  'This text has too many parts. Split it into two pages.':
    'يحتوي هذا النص على أجزاء كثيرة جدًا. يُرجى تقسيمه على صفحتين.',
  'This kind of content cannot be used here.': 'لا يمكن استخدام هذا النوع من المحتوى هنا.',
  'This part needs content.': 'يحتاج هذا الجزء إلى محتوى.',
  'A picture in this text is no longer in the library. Remove it or choose another.':
    'إحدى صور هذا النص لم تعد في المكتبة. يُرجى إزالتها أو اختيار غيرها.',
  // Why something is refused.
  'Too many attempts. Wait {count} seconds and try again, or set a new password by mail.': {
    zero: 'محاولات كثيرة جدًا. يُرجى الانتظار {count} ثانية ثم المحاولة مرة أخرى، أو تعيين كلمة مرور جديدة عبر البريد الإلكتروني.',
    one: 'محاولات كثيرة جدًا. يُرجى الانتظار ثانية واحدة ثم المحاولة مرة أخرى، أو تعيين كلمة مرور جديدة عبر البريد الإلكتروني.',
    two: 'محاولات كثيرة جدًا. يُرجى الانتظار ثانيتين ثم المحاولة مرة أخرى، أو تعيين كلمة مرور جديدة عبر البريد الإلكتروني.',
    few: 'محاولات كثيرة جدًا. يُرجى الانتظار {count} ثوانٍ ثم المحاولة مرة أخرى، أو تعيين كلمة مرور جديدة عبر البريد الإلكتروني.',
    many: 'محاولات كثيرة جدًا. يُرجى الانتظار {count} ثانية ثم المحاولة مرة أخرى، أو تعيين كلمة مرور جديدة عبر البريد الإلكتروني.',
    other:
      'محاولات كثيرة جدًا. يُرجى الانتظار {count} ثانية ثم المحاولة مرة أخرى، أو تعيين كلمة مرور جديدة عبر البريد الإلكتروني.',
  },
  '{count} visits are still ahead, the next on {day}. Cancel them first, so that the patient is told.': {
    zero: 'ما زالت هناك {count} زيارة قادمة، أولاها يوم {day}. يُرجى إلغاؤها أولًا ليُبلَّغ المريض.',
    one: 'ما زالت هناك زيارة قادمة يوم {day}. يُرجى إلغاؤها أولًا ليُبلَّغ المريض.',
    two: 'ما زالت هناك زيارتان قادمتان، أولاهما يوم {day}. يُرجى إلغاؤهما أولًا ليُبلَّغ المريض.',
    few: 'ما زالت هناك {count} زيارات قادمة، أولاها يوم {day}. يُرجى إلغاؤها أولًا ليُبلَّغ المريض.',
    many: 'ما زالت هناك {count} زيارة قادمة، أولاها يوم {day}. يُرجى إلغاؤها أولًا ليُبلَّغ المريض.',
    other: 'ما زالت هناك {count} زيارة قادمة، أولاها يوم {day}. يُرجى إلغاؤها أولًا ليُبلَّغ المريض.',
  },
  'From {state} it can change to: {states}.':
    'يمكن الانتقال من \u2066{state}\u2069 إلى: \u2066{states}\u2069.',
  'An appointment that is {state} can no longer change.': 'لا يمكن تغيير موعد حالته \u2066{state}\u2069.',
  'An album holds at most {most} pictures. Remove one first.':
    'يتسع الألبوم لـ {most} صورة على الأكثر. يُرجى إزالة صورة أولًا.',
  'Choose an administrator who signs in with a password.': 'يُرجى اختيار مسؤول يسجل الدخول بكلمة مرور.',
  'Choose the account that can still sign in with a password.':
    'يُرجى اختيار الحساب الذي يبقى قادرًا على الدخول بكلمة مرور.',
  'Single sign-on is not set up on this server.': 'لم يُعدّ الدخول الموحد على هذا الخادم.',
  'Sign in with your hospital account or with the emergency account first.':
    'يُرجى تسجيل الدخول أولًا بحساب المستشفى أو بحساب الطوارئ.',
  'Sign in with your hospital account': 'تسجيل الدخول بحساب المستشفى',
  'Set up an authenticator app or a passkey for your own account first, and sign in with it.':
    'يُرجى أولًا إعداد تطبيق مصادقة أو مفتاح مرور لحسابكم، ثم تسجيل الدخول به.',
  'Use your passkey instead of the password.': 'يُرجى استخدام مفتاح المرور بدلًا من كلمة المرور.',
  'This was not confirmed. Sign in again with the account that you use here.':
    'لم يُؤكَّد ذلك. يُرجى تسجيل الدخول من جديد بالحساب الذي تستخدمونه هنا.',
  'Choose another patient.': 'يُرجى اختيار مريض آخر.',
  'The two have the same name and contact by now, so they are one patient. Correct one of them first.':
    'أصبح لكليهما الاسم وبيانات الاتصال نفسها، فهما مريض واحد. يُرجى تصحيح أحدهما أولًا.',
  'Another patient already has this name and contact. Merge the two instead.':
    'لمريض آخر هذا الاسم وبيانات الاتصال هذه. يُرجى دمجهما بدلًا من ذلك.',
  'Someone else waits for this under the same address. Leave it empty, and enter a phone number to call.':
    'ينتظر شخص آخر هذا الموعد بالبريد نفسه. يُرجى ترك البريد فارغًا وإدخال رقم هاتف للاتصال.',
  'Choose a department.': 'يُرجى اختيار قسم.',
  'Choose a colleague who may answer this inquiry.': 'يُرجى اختيار زميل يحق له الرد على هذا الاستفسار.',
  'This time is no longer held for {name}.': 'لم يعد هذا الوقت محجوزًا من أجل {name}.',
  'Patients cannot book there online, so nobody can wait for it.':
    'لا يمكن الحجز هناك عبر الإنترنت، لذلك لا يمكن انتظاره.',
  'Leave out who the patient is: the activity log keeps this sentence.':
    'يُرجى عدم ذكر هوية المريض، لأن سجل النشاط يحتفظ بهذه الجملة.',
  'Your account has looked up many patients of other departments. Please call their department, or try again later.':
    'بحث حسابكم عن كثير من مرضى الأقسام الأخرى. يُرجى الاتصال بأقسامهم أو المحاولة لاحقًا.',
  'Delete a view before you save another.': 'يُرجى حذف طريقة عرض قبل حفظ أخرى.',
  'Doctors of this department have future appointments. Move or cancel them first.':
    'لأطباء هذا القسم مواعيد قادمة. يُرجى نقلها أو إلغاؤها أولًا.',
  'This doctor has future appointments. Move or cancel them first.':
    'لهذا الطبيب مواعيد قادمة. يُرجى نقلها أو إلغاؤها أولًا.',
  'Enter a date after the last review.': 'يُرجى إدخال تاريخ بعد آخر مراجعة.',
  'Enter a date from today to {days} days from now.': 'يُرجى إدخال تاريخ من اليوم حتى {days} يومًا من الآن.',
  'Enter what these words lead to, or advice.': 'يُرجى إدخال ما تؤدي إليه هذه الكلمات، أو نصيحة.',
  'This can be published only with the patient’s consent. Record it first.':
    'لا يمكن نشر هذا إلا بموافقة المريض. يُرجى تسجيلها أولًا.',
  'The discounted price must be lower than the price.': 'يجب أن يكون السعر المخفض أقل من السعر.',
  'There is no visit type {id}. Choose another one.': 'لا يوجد نوع زيارة برقم {id}. يُرجى اختيار غيره.',
  'This code is wrong. Wait for the next one and try again.':
    'هذا الرمز غير صحيح. يُرجى انتظار الرمز التالي والمحاولة مرة أخرى.',
  'This passkey could not be added. Please try again.':
    'تعذرت إضافة مفتاح المرور هذا. يُرجى المحاولة مرة أخرى.',
  'This passkey is not one of yours.': 'مفتاح المرور هذا ليس لكم.',
  'This is not your current password.': 'هذه ليست كلمة مروركم الحالية.',
  'If there is an account with this address, a message with a link is on its way. Check your inbox. If nothing arrives, wait half an hour and try again.':
    'إن وُجد حساب بهذا العنوان، فرسالة تتضمن رابطًا في طريقها إليه. يُرجى مراجعة صندوق الوارد. وإن لم يصل شيء، يُرجى الانتظار نصف ساعة والمحاولة مرة أخرى.',
  'This doctor has no free place left today.': 'لم يعد لدى هذا الطبيب مكان متاح اليوم.',
  'This patient is no longer there. Book by name and contact.':
    'لم يعد هذا المريض موجودًا. يُرجى الحجز بالاسم وبيانات الاتصال.',
  'The doctor does not see patients at this time. Add extra hours to the doctor’s leave page to book it.':
    'لا يستقبل الطبيب المرضى في هذا الوقت. أضيفوا ساعات إضافية في صفحة إجازات الطبيب لحجزه.',
  'This time has passed. Choose a later one.': 'انقضى هذا الوقت. يُرجى اختيار وقت لاحق.',
  'This time is more than two years ahead. Choose an earlier one.':
    'يبعد هذا الوقت أكثر من سنتين. يُرجى اختيار وقت أقرب.',
  'Say why this is corrected.': 'يُرجى ذكر سبب التصحيح.',
  'This visit is over or will not take place, so nothing is prepared for it.':
    'انتهت هذه الزيارة أو لن تتم، لذلك لا يُحضَّر لها شيء.',
  'The patient of this visit has been forgotten, so there is nothing to correct.':
    'حُذفت بيانات مريض هذه الزيارة، فلا شيء يُصحَّح.',
  'There is no email address. Please call {phone}.':
    'لا يوجد بريد إلكتروني. يُرجى الاتصال بالرقم \u2066{phone}\u2069.',
  'This appointment has changed in the meantime. Look at it again.':
    'تغيّر هذا الموعد في هذه الأثناء. يُرجى مراجعته من جديد.',
  'There are no rows in this file. Choose another one.': 'لا توجد صفوف في هذا الملف. يُرجى اختيار غيره.',
  'Import at most {most} rows at once.': 'يُرجى استيراد {most} صف على الأكثر دفعة واحدة.',
  'This table cannot be read.': 'تعذرت قراءة هذا الجدول.',
  'This table cannot be read; check line {line}.': 'تعذرت قراءة هذا الجدول؛ يُرجى مراجعة السطر {line}.',
  'This row was refused.': 'رُفض هذا الصف.',
  'This version breaks a current rule. Restore another one, or copy what you need.':
    'تخالف هذه النسخة قاعدة حالية. يُرجى استعادة نسخة أخرى أو نسخ ما تحتاجونه.',
  '{unknown} is not filled in here. Use {known}.':
    'لا يُملأ \u2066{unknown}\u2069 هنا. يُرجى استخدام \u2066{known}\u2069.',
  'Ann Example': 'مريم المثال',
  'what the message is about': 'موضوع الرسالة',
  'The link of the message': 'رابط الرسالة',
  'This message contains a link for its recipient only, so its text is not shown here.':
    'تحتوي هذه الرسالة على رابط للمستلم وحده، لذلك لا يُعرض نصها هنا.',
  'Passkeys that still sign in': 'مفاتيح المرور السارية',
  'Passkeys that were removed': 'مفاتيح المرور التي أُزيلت',
  'Nobody signed in': 'بلا تسجيل دخول',
  // Pictures that are sent.
  'This file is empty. Choose another one.': 'هذا الملف فارغ. يُرجى اختيار غيره.',
  'This is a HEIC picture, which many browsers cannot show. Save it as JPEG and upload that.':
    'هذه صورة HEIC لا تستطيع متصفحات كثيرة عرضها. يُرجى حفظها بصيغة JPEG ورفعها.',
  'SVG drawings are not accepted, because they can contain programs. Save it as PNG and upload that.':
    'لا تُقبل رسوم SVG لأنها قد تحتوي على برامج. يُرجى حفظها بصيغة PNG ورفعها.',
  'This file is not a picture, whatever its name says. Choose a JPEG, PNG, WebP, AVIF or GIF file.':
    'هذا الملف ليس صورة مهما كان اسمه. يُرجى اختيار ملف JPEG أو PNG أو WebP أو AVIF أو GIF.',
  'This is a TIFF picture, which browsers cannot show. Save it as JPEG or PNG and upload that.':
    'هذه صورة TIFF لا تستطيع المتصفحات عرضها. يُرجى حفظها بصيغة JPEG أو PNG ورفعها.',
  'This picture could not be read: it may be damaged or incomplete. If it opens on your computer, save it again there and upload that.':
    'تعذّرت قراءة هذه الصورة: ربما تكون تالفة أو غير مكتملة. إن كانت تُفتح على حاسوبكم، فاحفظوها من جديد وارفعوها.',
  'This picture takes too long to read. Save it as JPEG and upload that.':
    'تستغرق قراءة هذه الصورة وقتًا طويلًا. يُرجى حفظها بصيغة JPEG ورفعها.',
  'This picture has {pixels} megapixels; the most is {most}. Make it smaller and upload it again.':
    'تبلغ هذه الصورة {pixels} ميغابكسل، والحد الأقصى {most}. يُرجى تصغيرها ورفعها مرة أخرى.',
  'This file is larger than 25 MB. Make it smaller and upload it again.':
    'هذا الملف أكبر من 25 ميغابايت. يُرجى تصغيره ورفعه مرة أخرى.',
  'More has been sent than the upload announced. Start it again.':
    'أُرسل أكثر مما أُعلن عنه. يُرجى البدء من جديد.',
  'This upload no longer exists. Start it again.': 'لم تعد عملية الرفع هذه موجودة. يُرجى البدء من جديد.',
  'Send the chunk as {type}.': 'يُرجى إرسال الجزء بصيغة \u2066{type}\u2069.',
  'Send the header {header}: a whole number of bytes.':
    'يُرجى إرسال الترويسة \u2066{header}\u2069: عدد صحيح من البايتات.',
  'Send the header {header} as names with their values in base64, with commas between them.':
    'يُرجى إرسال الترويسة \u2066{header}\u2069 على شكل أسماء مع قيمها بترميز base64، تفصل بينها فواصل.',
  'Send the length of the whole file when the upload begins, and only then.':
    'يُرجى إرسال طول الملف كاملاً عند بدء الرفع، وعندئذٍ فقط.',
  'Send the file as one upload; concatenation is not supported.':
    'يُرجى إرسال الملف دفعة واحدة؛ لا يُدعم تجميع الأجزاء.',
  'Send the header "Tus-Resumable: {version}"; no other version is supported.':
    'يُرجى إرسال الترويسة \u2066"Tus-Resumable: {version}"\u2069؛ لا يُدعم إصدار آخر.',
  // What the check of the activity log finds.
  '{count} rows carry seals beyond the end of the trail: they were inserted, or the end was moved.': {
    zero: 'صفوف تحمل أختامًا بعد نهاية السجل: {count}. أُدرجت، أو نُقلت النهاية.',
    one: 'صفوف تحمل أختامًا بعد نهاية السجل: {count}. أُدرجت، أو نُقلت النهاية.',
    two: 'صفوف تحمل أختامًا بعد نهاية السجل: {count}. أُدرجت، أو نُقلت النهاية.',
    few: 'صفوف تحمل أختامًا بعد نهاية السجل: {count}. أُدرجت، أو نُقلت النهاية.',
    many: 'صفوف تحمل أختامًا بعد نهاية السجل: {count}. أُدرجت، أو نُقلت النهاية.',
    other: 'صفوف تحمل أختامًا بعد نهاية السجل: {count}. أُدرجت، أو نُقلت النهاية.',
  },
  '{row} does not match its seal: it was changed, moved or inserted, or the seal before it was.':
    '{row} لا يطابق ختمه: جرى تغييره أو نقله أو إدراجه، أو جرى ذلك للختم السابق.',
  '{row} lists other changes than when it was sealed.': '{row} يذكر تغييرات غير التي كانت عند ختمه.',
  '{row} has lost its list of changes.': '{row} فقد قائمة تغييراته.',
  'Row {id}, sealed as number {number} ({moment} UTC, {who}: {deed}),':
    'الصف {id}، المختوم برقم {number} ({moment} UTC، {who}: \u2066{deed}\u2069)،',
  'The last row, sealed as number {number}, does not carry the signed seal.':
    'الصف الأخير، المختوم برقم {number}، لا يحمل الختم الموقّع.',
  'The row sealed as number {number} is missing.': 'الصف المختوم برقم {number} مفقود.',
  'The rows sealed as numbers {first} to {last} are missing.':
    'الصفوف المختومة بالأرقام من {first} إلى {last} مفقودة.',
  'The noted seal {seal} belongs to a row past its retention period.':
    'الختم المدوَّن \u2066{seal}\u2069 يخص صفًا انقضت مدة حفظه.',
  'The noted seal {seal} is not in the trail: rows were replaced or removed.':
    'الختم المدوَّن \u2066{seal}\u2069 ليس في السجل: استُبدلت صفوف أو أُزيلت.',
  'The end of the trail is not signed with this SECRET: either it was changed in the database, or SECRET has changed (then `sign-activity` signs it again).':
    'نهاية السجل غير موقعة بقيمة SECRET هذه: إما أنها غُيّرت في قاعدة البيانات، أو تغيّرت SECRET (وعندئذ يوقعها \u2066`sign-activity`\u2069 من جديد).',
  // Heads of files.
  State: 'الحالة',
  'Booked through': 'طريقة الحجز',
  'Replies|of an inquiry': 'الردود',
  'What|was done': 'ماذا',
  'Kind|of entry': 'النوع',
  Number: 'الرقم',
  'Changes|of an entry': 'التغييرات',
  'Sealed as': 'مختوم برقم',
  'Seal|of an entry': 'الختم',
  'Signed up': 'تاريخ الاشتراك',
  'Confirmed|subscription': 'تاريخ التأكيد',
  // Where an entry is used.
  'This {one} is still used by {places}. Choose another one there first.':
    'ما زال استخدام {one} قائمًا في: {places}. يُرجى اختيار غيره هناك أولًا.',
  'the {kind}': '{kind}',
  'the {kind} (in the bin)': '{kind} (في سلة المحذوفات)',
  'the {kind} “{title}”': '{kind} «{title}»',
  'the {kind} “{title}” (in the bin)': '{kind} «{title}» (في سلة المحذوفات)',
  '{count} more': {
    zero: '{count} أخرى',
    one: '{count} أخرى',
    two: '{count} أخرى',
    few: '{count} أخرى',
    many: '{count} أخرى',
    other: '{count} أخرى',
  },
  'The groups of your hospital account': 'مجموعات حسابكم في المستشفى',
  '{patient} already has an appointment with this doctor that day, at {time}.':
    'لدى {patient} موعد مع هذا الطبيب في اليوم نفسه، الساعة {time}.',
  'This doctor is not in the department that does “{purpose}”.':
    'لا ينتمي هذا الطبيب إلى القسم الذي يقدم «{purpose}».',
  'The doctor already has {count} appointments at this time. The patient is squeezed in beside them.': {
    zero: 'لدى الطبيب {count} موعد في هذا الوقت. يُضاف المريض إلى جانبها.',
    one: 'لدى الطبيب موعد واحد في هذا الوقت. يُضاف المريض إلى جانبه.',
    two: 'لدى الطبيب موعدان في هذا الوقت. يُضاف المريض إلى جانبهما.',
    few: 'لدى الطبيب {count} مواعيد في هذا الوقت. يُضاف المريض إلى جانبها.',
    many: 'لدى الطبيب {count} موعدًا في هذا الوقت. يُضاف المريض إلى جانبها.',
    other: 'لدى الطبيب {count} موعد في هذا الوقت. يُضاف المريض إلى جانبها.',
  },
  // Rooms and devices.
  'No other room is free at this time.': 'لا توجد غرفة أخرى متاحة في هذا الوقت.',
  'This visit has begun, is over or is not booked, so how it takes place stays as it is.':
    'بدأت هذه الزيارة أو انتهت أو ليست محجوزة، لذلك تبقى طريقتها كما هي.',
  'The visit has another phone number. Correct that first.': 'للزيارة رقم هاتف آخر. صحّحوه أولًا.',
  'Enter the number on which the patient is called.': 'أدخلوا الرقم الذي يُتصل عليه بالمريض.',
  'This kind of visit does not take place like that with this doctor.':
    'لا يُجرى هذا النوع من الزيارات بهذه الطريقة لدى هذا الطبيب.',
  'No room of the kind “{kind}” is free at this time. Move the visit first, or leave it as it is.':
    'لا توجد غرفة من فئة «{kind}» متاحة في هذا الوقت. غيّروا وقت الزيارة أولًا، أو اتركوها كما هي.',
  'No room of the kind “{kind}” is free at this time. Choose another time.':
    'لا توجد غرفة من فئة «{kind}» متاحة في هذا الوقت. اختر وقتًا آخر.',
  'No room of the kind “{kind}” is free at this time. The patient is squeezed in without one.':
    'لا توجد غرفة من فئة «{kind}» متاحة في هذا الوقت. سيُضاف المريض من دون غرفة.',
  'Someone else has just taken this room at this time. Choose another one.':
    'حُجزت هذه الغرفة للتو في هذا الوقت. اختر غرفة أخرى.',
  'This visit is over, will not take place or is squeezed in, so it takes no room.':
    'هذه الزيارة انتهت أو لن تتم أو أُضيفت بين المواعيد، ولذلك لا تشغل غرفة.',
  'This room is not for this visit, or out of use at its time. Choose another one.':
    'هذه الغرفة ليست لهذه الزيارة أو غير متاحة في وقتها. اختر غرفة أخرى.',
  'There is no room of this kind. Choose another one.': 'لا توجد غرفة من هذه الفئة. اختر فئة أخرى.',
  'This room has future appointments. Give them another room, or move or cancel them first.':
    'لهذه الغرفة مواعيد قادمة. خصص لها غرفة أخرى أو انقلها أو ألغها أولًا.',
  'The visit type “{name}” needs a room of the kind that this was, and there is no other. Change the visit type first.':
    'يحتاج نوع الزيارة «{name}» إلى غرفة من الفئة السابقة ولا توجد غيرها. غيّر نوع الزيارة أولًا.',
  'Enter a kind.': 'أدخل الفئة.',

  // How a visit is offered, and where it takes place.
  'Enter an address that begins with https:// and contains {example}, such as https://meet.example.org/{example}.':
    'أدخل عنوانًا يبدأ بـ https:// ويحتوي على {example}، مثل https://meet.example.org/{example}.',
  'A visit has been booked for this request already: {reference}.':
    'حُجز موعد لهذا الطلب من قبل: {reference}.',
  'This inquiry is no longer there. Book without it.': 'لم يعد هذا الاستفسار موجودًا. احجز بدونه.',
} as const;

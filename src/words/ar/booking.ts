/** Booking, the patient's own appointment and the waiting list. */
export const booking = {
  // Facts side by side.
  '{before}, {after}': '{before}، {after}',
  '{date}, {time} ({zone})': '{date}، {time} ({zone})',
  'Times are {zone}.': 'المواعيد حسب {zone}.',
  'By video': 'عبر الفيديو',
  'by video': 'عبر الفيديو',
  'by phone': 'عبر الهاتف',
  'on request': 'بعد موافقة المستشفى',
  None: 'لا يوجد',
  Email: 'البريد الإلكتروني',
  Phone: 'الهاتف',
  'Your name': 'الاسم',
  When: 'الموعد',
  With: 'مع',
  Visit: 'نوع الزيارة',
  For: 'الغرض',
  Price: 'السعر',
  Where: 'المكان',
  Needs: 'احتياجات خاصة',
  'The nearest free times:': 'أقرب المواعيد المتاحة:',
  'How we handle personal data': 'كيف نتعامل مع البيانات الشخصية',
  'Join the waiting list': 'الانضمام إلى قائمة الانتظار',

  // The booking page.
  'Choose a department or a doctor, see which times are free and book in two minutes.':
    'يمكنكم اختيار قسم أو طبيب والاطلاع على المواعيد المتاحة والحجز في دقيقتين.',
  'Already booked?': 'هل لديكم حجز؟',
  'You can also call {phone}.': 'يمكنكم أيضًا الاتصال على {phone}.',
  Steps: 'الخطوات',
  Who: 'الطبيب',
  'Your details': 'بياناتكم',
  'Check|step': 'المراجعة',
  '{step}<done> (done)</done>': '{step}<done> (تم)</done>',

  // Who.
  'Which department do you need?': 'ما القسم المطلوب؟',
  'Who would you like to see in {department}?': 'اختيار الطبيب في {department}',
  'Anyone, soonest available': 'أي طبيب، أقرب موعد متاح',
  'Each doctor’s next free time, in all departments': 'أقرب موعد متاح لدى كل طبيب، في جميع الأقسام',
  'Not sure? <link>Find a doctor in your own words</link>.':
    'لستم على يقين؟ <link>يمكنكم البحث عن طبيب بكلماتكم الخاصة</link>.',
  'Any doctor, the first free time': 'أي طبيب، أول موعد متاح',
  'Nobody in {department} has a free time online in the next 30 days.':
    'لا توجد مواعيد متاحة للحجز عبر الموقع في {department} خلال الثلاثين يومًا القادمة.',
  'No free times online in the next 30 days':
    'لا توجد مواعيد متاحة للحجز عبر الموقع خلال الثلاثين يومًا القادمة',
  'Join the waiting list<whose> of {doctor}</whose>':
    'الانضمام إلى قائمة الانتظار<whose> لدى {doctor}</whose>',
  'Or call {phone}: our reception may know of other times.':
    'أو يمكنكم الاتصال على {phone}، فقد تتوفر مواعيد أخرى لدى الاستقبال.',
  'Related departments where someone is free': 'أقسام ذات صلة لديها مواعيد متاحة',
  '{doctor} does not do “{purpose}”': '{doctor} لا يقدم «{purpose}»',
  'See who is free soonest in all departments': 'عرض أقرب المواعيد المتاحة في جميع الأقسام',

  // When.
  'When would suit you?': 'ما الوقت المناسب لكم؟',
  'What kind of visit?': 'ما نوع الزيارة؟',
  'Next available': 'أقرب موعد متاح',
  'Please call {phone}: our reception may know of other times.':
    'يُرجى الاتصال على {phone}، فقد تتوفر مواعيد أخرى لدى الاستقبال.',
  'Please call us.': 'يُرجى الاتصال بنا.',
  'Is that too late for you?': 'هل هذا الموعد متأخر بالنسبة إليكم؟',
  'Join the waiting list for an earlier time': 'الانضمام إلى قائمة الانتظار للحصول على موعد أقرب',
  'The soonest free times': 'أقرب المواعيد المتاحة',
  'One for each doctor.': 'موعد واحد لكل طبيب.',
  'The days before are fully booked. <link>Show them</link>':
    'الأيام السابقة محجوزة بالكامل. <link>عرضها</link>',
  'Previous month': 'الشهر السابق',
  'Next month': 'الشهر التالي',
  'There are no free times this month.': 'لا توجد مواعيد متاحة في هذا الشهر.',
  '{date}, {count} free times': {
    zero: '{date}، لا توجد مواعيد متاحة',
    one: '{date}، موعد واحد متاح',
    two: '{date}، موعدان متاحان',
    few: '{date}، {count} مواعيد متاحة',
    many: '{date}، {count} موعدًا متاحًا',
    other: '{date}، {count} موعد متاح',
  },
  '{date}, fully booked': '{date}، محجوز بالكامل',
  'Choose a marked day to see its times.': 'يُرجى اختيار يوم مميّز لعرض مواعيده.',
  'This day is fully booked.': 'هذا اليوم محجوز بالكامل.',
  'There are no appointments on this day.': 'لا توجد مواعيد في هذا اليوم.',
  'You can also call us: {phone}.': 'يمكنكم أيضًا الاتصال بنا: {phone}.',
  'The nearest day with a free time is {day}.': 'أقرب يوم فيه موعد متاح هو {day}.',
  'Free with another doctor in the department': 'مواعيد متاحة لدى طبيب آخر في القسم',
  '{count} places': {
    zero: 'لا أماكن متاحة',
    one: 'مكان واحد',
    two: 'مكانان',
    few: '{count} أماكن',
    many: '{count} مكانًا',
    other: '{count} مكان',
  },
  'Holding it …': 'جارٍ تثبيت الموعد …',

  // The time that is held.
  'We are holding this time for you until {clock}.': 'نحتفظ لكم بهذا الموعد حتى {clock}.',
  'We are holding this time for you until {clock}, {left}.': 'نحتفظ لكم بهذا الموعد حتى {clock} ({left}).',
  'less than a minute left': 'تبقّت أقل من دقيقة',
  '{count} minutes left': {
    zero: 'لم يتبقَّ وقت',
    one: 'تبقّت دقيقة واحدة',
    two: 'تبقّت دقيقتان',
    few: 'تبقّت {count} دقائق',
    many: 'تبقّت {count} دقيقة',
    other: 'تبقّت {count} دقيقة',
  },
  'Hold it for {minutes} more minutes': 'الاحتفاظ به {minutes} دقائق إضافية',
  'Two minutes left. You can ask us to hold it for ten more minutes.':
    'تبقّت دقيقتان. يمكنكم طلب الاحتفاظ بالموعد عشر دقائق إضافية.',
  'Two minutes left. After that you can still book it if nobody else has.':
    'تبقّت دقيقتان. بعد ذلك يظل بإمكانكم حجز الموعد ما لم يحجزه شخص آخر.',
  'We are still holding {date}, {time} with {doctor} for you until {clock}.':
    'ما زلنا نحتفظ لكم حتى {clock} بهذا الموعد: {date}، {time}، مع {doctor}.',
  'Continue with this time': 'المتابعة بهذا الموعد',

  // What was chosen.
  'Your appointment': 'موعدكم',
  'Time|date and time': 'التاريخ والوقت',
  'Consultation fee': 'رسوم الاستشارة',
  Place: 'المكان',
  'You book: {visit}': 'الحجز: {visit}',
  '{department}, first available doctor': '{department}، أول طبيب متاح',
  'How to prepare': 'كيفية التحضير',
  'Change<about> what it is for</about>': 'تغيير<about> الغرض من الموعد</about>',
  'Change<about> department</about>': 'تغيير<about> القسم</about>',
  'Change<about> doctor</about>': 'تغيير<about> الطبيب</about>',
  'Change<about> time</about>': 'تغيير<about> التاريخ والوقت</about>',
  'Change<about> visit</about>': 'تغيير<about> نوع الزيارة</about>',
  'Change<about> consultation fee</about>': 'تغيير<about> رسوم الاستشارة</about>',
  'Change<about> place</about>': 'تغيير<about> المكان</about>',

  // Your details.
  'Your full name': 'الاسم الكامل',
  'Patient’s name': 'اسم المريض',
  'Reason for the visit': 'سبب الزيارة',
  Language: 'اللغة',
  '(or a phone number)': '(أو رقم هاتف)',
  '(or an email address)': '(أو بريد إلكتروني)',
  'I am booking for someone else': 'الحجز لشخص آخر',
  'A few words help the doctor prepare. Only the people who treat you will read this.':
    'بضع كلمات تساعد الطبيب على الاستعداد. لن يقرأها إلا من يتولى علاجكم.',
  'Check your answers': 'مراجعة البيانات',
  'Do you need anything for your visit?': 'هل لديكم احتياجات خاصة بالزيارة؟',
  'An interpreter, step-free access, help with hearing or sight, a chaperone':
    'مترجم، أو دخول بلا درج، أو مساعدة في السمع أو البصر، أو مرافق أثناء الفحص',
  'What you need for your visit': 'احتياجاتكم الخاصة بالزيارة',
  'For example, Polish or British Sign Language.': 'مثل الإنجليزية أو لغة الإشارة.',
  'Someone from our staff who stays with you while you are examined.':
    'أحد أفراد طاقمنا يبقى معكم أثناء الفحص.',
  'Reception and the people who treat you see this. We delete it the day after your visit.':
    'يطّلع على ذلك الاستقبال ومن يتولى علاجكم. ونحذفه في اليوم التالي للزيارة.',

  // Check.
  'Check and book': 'المراجعة والحجز',
  Patient: 'المريض',
  'You|patient': 'صاحب الحجز',
  'Not given': 'لم يُذكر',
  'None. Please write down your reference, as we cannot send it to you':
    'لا يوجد. يُرجى تدوين رقم الحجز، إذ لا يمكننا إرساله إليكم',
  'Change <about>your name</about>': 'تغيير <about>الاسم</about>',
  'Change <about>email</about>': 'تغيير <about>البريد الإلكتروني</about>',
  'Change <about>phone</about>': 'تغيير <about>الهاتف</about>',
  'Change <about>patient</about>': 'تغيير <about>المريض</about>',
  'Change <about>reason for the visit</about>': 'تغيير <about>سبب الزيارة</about>',
  'Change <about>needs</about>': 'تغيير <about>الاحتياجات الخاصة</about>',
  'We use these details for this appointment only.': 'نستخدم هذه البيانات لهذا الموعد فقط.',
  'Booking …': 'جارٍ الحجز …',
  'Send the request': 'إرسال الطلب',
  'Book this appointment': 'حجز هذا الموعد',

  // What a visitor has to know before going on.
  'This time is no longer available.': 'لم يعد هذا الموعد متاحًا.',
  'Please choose another time. Your details are still here.': 'يُرجى اختيار موعد آخر. بياناتكم ما زالت هنا.',
  'You have already booked this time. Your confirmation says how to view, move or cancel it.':
    'لقد حجزتم هذا الموعد من قبل. يوضح التأكيد كيفية عرضه أو تغييره أو إلغائه.',
  'That was quicker than usual, so we have not sent it yet. Everything you entered is still here. Please press the button again.':
    'كان ذلك أسرع من المعتاد، لذا لم نرسله بعد. جميع ما أدخلتموه ما زال هنا. يُرجى الضغط على الزر مرة أخرى.',
  'You have already booked this time': 'لقد حجزتم هذا الموعد من قبل',
  'Your confirmation says how to view, move or cancel it.':
    'يوضح التأكيد كيفية عرض الموعد أو تغييره أو إلغائه.',
  'Show my appointment': 'عرض موعدي',
  'Book another appointment': 'حجز موعد آخر',
  'This time is no longer free': 'لم يعد هذا الموعد متاحًا',
  'Someone else has booked it or is booking it now, or it has passed. Please choose another time below. If you are booking it yourself in another window, continue there.':
    'حجزه شخص آخر أو يحجزه الآن، أو أن وقته قد مضى. يُرجى اختيار موعد آخر أدناه. وإذا كان حجزه جاريًا لديكم في نافذة أخرى، فيمكنكم المتابعة هناك.',
  'We are no longer holding this time for you, but it is still free':
    'لم نعد نحتفظ لكم بهذا الموعد، لكنه ما زال متاحًا',
  'Nothing you entered is lost. Continue and we will hold it for you again.':
    'لم يُفقد شيء مما أدخلتموه. عند المتابعة نحتفظ لكم بالموعد من جديد.',
  'This has not been sent yet': 'لم يُرسل بعد',
  'Our website cannot be reached right now. Everything you entered is still here.':
    'يتعذر الوصول إلى موقعنا حاليًا. جميع ما أدخلتموه ما زال هنا.',
  'Please press the button again in a minute.': 'يُرجى الضغط على الزر مرة أخرى بعد دقيقة.',
  'Please press the button again in a minute, or call {phone}.':
    'يُرجى الضغط على الزر مرة أخرى بعد دقيقة، أو الاتصال على {phone}.',

  // The patient's own appointment: what has become of it.
  'Your appointment.': 'موعدكم.',
  'This appointment is cancelled': 'تم إلغاء هذا الموعد',
  'We could not confirm this request': 'تعذّر علينا تأكيد هذا الطلب',
  'Please confirm your appointment': 'يُرجى تأكيد موعدكم',
  'This appointment was not confirmed': 'لم يتم تأكيد هذا الموعد',
  'This appointment is no longer valid': 'لم يعد هذا الموعد صالحًا',
  'Please choose another time': 'يُرجى اختيار موعد آخر',
  'We have your new time': 'استلمنا الموعد الجديد الذي اخترتموه',
  'We have your request': 'استلمنا طلبكم',
  'Your appointment has been moved': 'تم تغيير موعدكم',
  'Your appointment is booked': 'تم حجز موعدكم',
  'It was not confirmed in time, so it is not booked. The time may still be free, and you can book it again.':
    'لم يتم تأكيده في الوقت المحدد، لذا لم يُحجز. قد يكون الموعد ما زال متاحًا، ويمكنكم حجزه مرة أخرى.',
  'The hospital cancelled it. We are sorry. You can book another time, or call us.':
    'ألغى المستشفى هذا الموعد. نعتذر عن ذلك. يمكنكم حجز موعد آخر أو الاتصال بنا.',
  'The time has been released. You can book another one whenever you like.':
    'أصبح الموعد متاحًا لغيركم. يمكنكم حجز موعد آخر في أي وقت.',
  'Please choose another time, or call us and we will find one with you.':
    'يُرجى اختيار موعد آخر، أو الاتصال بنا لنجد معًا موعدًا مناسبًا.',
  'Please call us if you need an appointment.': 'إذا كنتم بحاجة إلى موعد، يُرجى الاتصال بنا.',
  'You missed this appointment. If you still need to be seen, please book another time.':
    'لقد فاتكم هذا الموعد. إذا كنتم ما زلتم بحاجة إلى موعد، يُرجى حجز موعد آخر.',
  'You have arrived. Our reception will tell you where to go.':
    'تم تسجيل وصولكم. سيرشدكم الاستقبال إلى المكان المناسب.',
  'The time of this appointment has passed. Thank you for coming.': 'مضى وقت هذا الموعد. شكرًا لحضوركم.',
  'We are sorry. We can no longer offer this time. Please choose another one.':
    'نعتذر، لم يعد بإمكاننا توفير هذا الموعد. يُرجى اختيار موعد آخر.',
  'We are holding this time for you. We will confirm it as soon as a member of staff has reviewed it.':
    'نحتفظ لكم بهذا الموعد، وسنؤكده فور مراجعته من أحد موظفينا.',
  'Thank you. The time is yours.': 'شكرًا لكم. الموعد محجوز لكم.',
  'The new time is yours, and the old one has been released.':
    'الموعد الجديد محجوز لكم، وأصبح الموعد السابق متاحًا لغيركم.',
  'The time is yours. We look forward to seeing you.': 'الموعد محجوز لكم. نتطلع إلى استقبالكم.',
  'We have sent the confirmation to your address at {provider}.':
    'أرسلنا التأكيد إلى بريدكم الإلكتروني لدى {provider}.',
  'Please call us to confirm it.': 'يُرجى الاتصال بنا لتأكيده.',
  'It will be booked once you confirm it.': 'سيُحجز الموعد بمجرد تأكيده.',
  'It will be booked once you confirm it, by {time} at the latest.':
    'سيُحجز الموعد بمجرد تأكيده، على أن يتم ذلك حتى {time} كحد أقصى.',
  'Open the link in the email that we sent to {address} to confirm it.':
    'لتأكيد الموعد، يُرجى فتح الرابط الوارد في الرسالة المرسلة إلى {address}.',
  'Open the link in the email that we sent to {address} by {time} to confirm it.':
    'لتأكيد الموعد، يُرجى فتح الرابط الوارد في الرسالة المرسلة إلى {address} في موعد أقصاه {time}.',
  'Many people are booking this day right now, so the time goes to the first person who confirms.':
    'يحجز كثيرون في هذا اليوم حاليًا، لذا يكون الموعد من نصيب أول من يؤكده.',
  'The hospital moved it from {date}, {time}.': 'غيّر المستشفى الموعد. كان سابقًا: {date}، {time}.',
  'You moved it from {date}, {time}.': 'تم تغيير الموعد بطلب منكم. كان سابقًا: {date}، {time}.',
  'The hospital moved it from {date}, {time} with {doctor}.':
    'غيّر المستشفى الموعد. كان سابقًا: {date}، {time}، مع {doctor}.',
  'You moved it from {date}, {time} with {doctor}.':
    'تم تغيير الموعد بطلب منكم. كان سابقًا: {date}، {time}، مع {doctor}.',
  'It is on {date}, {time}.': 'الموعد: {date}، {time}.',
  'It is on {date}, {time}, until you confirm below.': 'الموعد حتى التأكيد أدناه: {date}، {time}.',
  'This appointment has been changed in another window or by the hospital. This is how it is now.':
    'تم تغيير هذا الموعد في نافذة أخرى أو من قِبل المستشفى. وهذه حالته الآن.',
  'That time is no longer free. Please choose another one below.':
    'لم يعد ذلك الموعد متاحًا. يُرجى اختيار موعد آخر أدناه.',

  // Its facts, and what to do with it.
  'Your reference|appointment': 'رقم الحجز',
  'Noted, as you told us': 'مسجّلة كما ذكرتم لنا',
  'Open the map<more> (opens in a new tab)</more>': 'فتح الخريطة<more> (تُفتح في علامة تبويب جديدة)</more>',
  'Before you come': 'قبل الحضور',
  'Move to another time': 'تغيير الموعد',
  'Cancel this appointment': 'إلغاء هذا الموعد',
  'Book another time': 'حجز موعد آخر',
  Print: 'طباعة',
  'Add to your calendar': 'إضافة إلى التقويم',
  'Calendar file, for Apple and others': 'ملف تقويم، لأجهزة Apple وغيرها',
  'Appointment at {hospital}': 'موعد في {hospital}',
  'Reference {reference}': 'رقم الحجز {reference}',
  'When you are offline': 'عند عدم الاتصال بالإنترنت',
  'The date, time, doctor and reference are saved on this device until the visit is over, so that you can read them on the way. If others use this device, remove them.':
    'يُحفظ التاريخ والوقت واسم الطبيب ورقم الحجز على هذا الجهاز حتى انتهاء الزيارة، لقراءتها في الطريق. إذا كان آخرون يستخدمون هذا الجهاز، يُرجى إزالتها.',
  'Remove from this device': 'إزالة من هذا الجهاز',
  'Nothing about this appointment is saved on this device.': 'لا شيء محفوظ عن هذا الموعد على هذا الجهاز.',
  'Save it on this device': 'حفظ على هذا الجهاز',

  // Cancelling it.
  'Cancel your appointment': 'إلغاء موعدكم',
  'Cancel this appointment?': 'إلغاء هذا الموعد؟',
  'Your time will go to someone else, and you cannot undo this.':
    'سيُمنح موعدكم لشخص آخر، ولا يمكن التراجع عن ذلك.',
  'If it is only the time that does not suit you, you can move it instead.':
    'إذا كان الوقت فقط هو غير المناسب لكم، فيمكنكم تغيير الموعد بدلًا من إلغائه.',
  'Reason for cancelling': 'سبب الإلغاء',
  'Only our staff read this.': 'لا يقرأ هذا إلا موظفونا.',
  'Cancel my appointment': 'إلغاء موعدي',
  'Keep my appointment': 'الإبقاء على موعدي',
  'Move it instead': 'تغيير الموعد بدلًا من إلغائه',

  // Confirming it, and correcting where its mail goes.
  'If nothing arrives within a few minutes, check your junk or spam folder. Was the address wrong? Correct it, and we write to the right one.':
    'إذا لم يصلكم شيء خلال بضع دقائق، يُرجى التحقق من مجلد الرسائل غير المرغوب فيها. هل كان العنوان خاطئًا؟ يمكنكم تصحيحه لنراسلكم على العنوان الصحيح.',
  'Correct the email address': 'تصحيح البريد الإلكتروني',
  'Add an email address': 'إضافة بريد إلكتروني',
  'Confirm this appointment': 'تأكيد هذا الموعد',
  'If you did not ask for it, just close this page. Nothing will be booked, and we will delete the details.':
    'إذا لم يكن هذا الموعد بطلب منكم، فيكفي إغلاق هذه الصفحة. لن يُحجز شيء، وسنحذف البيانات.',
  'Where should we send it?': 'إلى أين نرسله؟',
  'We have written to your address at {provider}. Once you correct it, the links in that email no longer open, and we send you a new one.':
    'راسلناكم على عنوانكم لدى {provider}. بمجرد تصحيحه لن تُفتح الروابط الواردة في تلك الرسالة، وسنرسل إليكم رسالة جديدة.',
  'We send you the confirmation, and later a reminder.': 'نرسل إليكم التأكيد، ثم رسالة تذكير لاحقًا.',
  'Your email address': 'بريدكم الإلكتروني',
  'Send it to this address': 'الإرسال إلى هذا العنوان',
  'Back to my appointment': 'العودة إلى موعدي',

  // Moving it.
  'Move your appointment': 'تغيير موعدكم',
  'Free times with {doctor}': 'المواعيد المتاحة مع {doctor}',
  'You keep your current time until you confirm another one.':
    'يبقى موعدكم الحالي محجوزًا حتى تأكيد موعد آخر.',
  'Show times from': 'عرض المواعيد ابتداءً من',
  'Show|verb': 'عرض',
  'No free times in the month from this day': 'لا توجد مواعيد متاحة خلال شهر من هذا اليوم',
  'Try later days.': 'يمكنكم تجربة أيام لاحقة.',
  'Try later days, or call us: {phone}.': 'يمكنكم تجربة أيام لاحقة أو الاتصال بنا: {phone}.',
  'Later days': 'أيام لاحقة',
  'Keep my current time': 'الإبقاء على الموعد الحالي',
  'Your time now': 'موعدكم الحالي',
  'Your new time': 'موعدكم الجديد',
  'Move to this time?': 'تغيير الموعد إلى هذا الوقت؟',
  'Move my appointment': 'تغيير موعدي',
  'Choose another time': 'اختيار موعد آخر',

  // The link to it, lost.
  'See, move or cancel your appointment. We send you the link to it again.':
    'عرض موعدكم أو تغييره أو إلغاؤه. نرسل إليكم الرابط مرة أخرى.',
  'See, move or cancel it with the link in our email. If it is lost, we send it again.':
    'يمكنكم عرض موعدكم أو تغييره أو إلغاؤه من خلال الرابط الوارد في رسالتنا. وإذا فقدتموه، نرسله مرة أخرى.',
  'Your email address or phone number': 'بريدكم الإلكتروني أو رقم هاتفكم',
  'The one you booked with.': 'المستخدم عند الحجز.',
  '8 letters and digits, such as {example}. With an email address you can leave it out.':
    '8 أحرف وأرقام، مثل {example}. لا حاجة إليه عند إدخال بريد إلكتروني.',
  'Send me the link': 'إرسال الرابط إليّ',
  'Send the link again': 'إرسال الرابط مرة أخرى',
  'We have not sent anything yet. Please press the button again.':
    'لم نرسل شيئًا بعد. يُرجى الضغط على الزر مرة أخرى.',
  'Nothing has been sent yet': 'لم يُرسل شيء بعد',
  'Please check your inbox': 'يُرجى التحقق من بريدكم الوارد',
  'If we have an appointment ahead with these details, the link is on its way to the email address it was booked with. It arrives within a few minutes.':
    'إذا كان لدينا موعد قادم بهذه البيانات، فالرابط في طريقه إلى البريد الإلكتروني الذي حُجز به. سيصل خلال بضع دقائق.',
  'If nothing arrives': 'إذا لم يصلكم شيء',
  'Look in your junk or spam folder.': 'يُرجى التحقق من مجلد الرسائل غير المرغوب فيها.',
  'Try another address: it may have been booked with a different one.':
    'يمكنكم تجربة عنوان آخر، فقد يكون الحجز بعنوان مختلف.',
  'If it was booked without an email address, we have nowhere to send the link.':
    'إذا تم الحجز بدون بريد إلكتروني، فلا يوجد عنوان نرسل الرابط إليه.',
  'We are glad to help by phone: {phone}': 'يسعدنا مساعدتكم هاتفيًا: {phone}',
  'On this device': 'على هذا الجهاز',
  'As it was when you last opened its page on this device. If you are not sure, call us.':
    'كما كان عند آخر فتح لصفحته على هذا الجهاز. في حال عدم التأكد، يُرجى الاتصال بنا.',

  // The waiting list.
  'Waiting list': 'قائمة الانتظار',
  'Wait for an earlier time': 'انتظار موعد أقرب',
  'When someone cancels a time with {name} on these days, we hold it for you and email you to say until when.':
    'عندما يلغي أحدهم موعدًا في هذه الأيام ({name})، نحتفظ به لكم ونراسلكم لنخبركم حتى متى.',
  'When a time with {name} that is long enough for “{purpose}” becomes free on these days, we hold it for you and email you to say until when.':
    'عندما يتاح في هذه الأيام ({name}) موعد مدته كافية من أجل «{purpose}»، نحتفظ به لكم ونراسلكم لنخبركم حتى متى.',
  'First day': 'أول يوم',
  'Last day': 'آخر يوم',
  'We offer you the time by email.': 'نعرض عليكم الموعد عبر البريد الإلكتروني.',
  'We delete your details a month after the last day.': 'نحذف بياناتكم بعد شهر من آخر يوم.',
  'That was quicker than usual, so we have not sent it yet. Please send it again.':
    'كان ذلك أسرع من المعتاد، لذا لم نرسله بعد. يُرجى الإرسال مرة أخرى.',
  'You are not on the list yet': 'لم تتم إضافتكم إلى القائمة بعد',
  'See the free times': 'عرض المواعيد المتاحة',
  'We have emailed you': 'أرسلنا إليكم رسالة إلكترونية',
  'The email confirms that you are on the list and has a link to leave it. When a time becomes free, we hold it for you and email you again to say until when.':
    'تؤكد الرسالة إضافتكم إلى القائمة، وفيها رابط لمغادرتها. عندما يتاح موعد نحتفظ به لكم ونراسلكم مرة أخرى لنخبركم حتى متى.',
  'Back to the times': 'العودة إلى المواعيد',
  'Your place on the waiting list.': 'مكانكم في قائمة الانتظار.',
  'a time': 'أي موعد',
  'You wait for {name}, on {date}.': 'أنتم على قائمة الانتظار ({name}) ليوم {date}.',
  'You wait for {name} and “{purpose}”, on {date}.':
    'أنتم على قائمة الانتظار ({name}) من أجل «{purpose}» ليوم {date}.',
  'You wait for {name}, on days from {from} to {to}.':
    'أنتم على قائمة الانتظار ({name}) للأيام من {from} إلى {to}.',
  'You wait for {name} and “{purpose}”, on days from {from} to {to}.':
    'أنتم على قائمة الانتظار ({name}) من أجل «{purpose}» للأيام من {from} إلى {to}.',
  'We will email you when a time becomes free, and hold it for you for a while.':
    'سنراسلكم عندما يتاح موعد، ونحتفظ به لكم لبعض الوقت.',
  'Leave the waiting list': 'مغادرة قائمة الانتظار',
  'See your appointment': 'عرض موعدكم',
  'The time we are holding for you': 'الموعد الذي نحتفظ به لكم',
  'Kept until': 'محجوز حتى',
  'Book this time': 'حجز هذا الموعد',
  'Let the next person have it': 'تركه للشخص التالي',
  'Your time is booked': 'تم حجز موعدكم',
  'You are no longer on the waiting list.': 'تم رفع اسمكم من قائمة الانتظار.',
  'You have left the waiting list': 'لقد غادرتم قائمة الانتظار',
  'We will not email you about it again.': 'لن نراسلكم بشأنها مرة أخرى.',
  'Your place on the list has ended': 'انتهى مكانكم في القائمة',
  'You did not answer several times that we held for you. You can still book, or join the list again.':
    'لم نتلقَّ ردكم على عدة مواعيد احتفظنا بها لكم. ما زال بإمكانكم الحجز أو الانضمام إلى القائمة مجددًا.',
  'A time has become free for you': 'أصبح موعد متاحًا لكم',
  'We keep it until {date}, {time}. After that it goes to the next.':
    'نحتفظ به حتى {date}، {time}. بعد ذلك ينتقل إلى الشخص التالي.',
  'You are on the waiting list': 'أنتم على قائمة الانتظار',
  'We are not holding a time for you right now. A time that you were offered and did not book has gone to the next person.':
    'لا نحتفظ لكم بموعد حاليًا. الموعد الذي عُرض عليكم ولم يُحجز انتقل إلى الشخص التالي.',
  'So that we can reach you about this appointment. Enter an email address, a phone number, or both.':
    'لنتمكن من التواصل معكم بشأن هذا الموعد. أدخلوا بريدًا إلكترونيًا أو رقم هاتف أو كليهما.',
  'Move or cancel it with the link that you were given, or <link>find your appointment</link>.':
    'يمكنكم تغيير الموعد أو إلغاؤه بالرابط الذي حصلتم عليه، أو <link>ابحثوا عن موعدكم</link>.',
  'Please write down the reference below: we cannot send it to you.':
    'يُرجى تدوين الرقم المرجعي أدناه: لا يمكننا إرساله إليكم.',
  'See, move or cancel it with the link that you were given when you booked, or call us.':
    'يمكنكم رؤية الموعد أو تغييره أو إلغاؤه بالرابط الذي حصلتم عليه عند الحجز، أو بالاتصال بنا.',
  'We tell you when an earlier time becomes free.': 'نخبركم عندما يتوفر وقت أقرب.',
  'We call you when a time becomes free. To leave the list, please call us.':
    'نتصل بكم عندما يتوفر وقت. لمغادرة القائمة يُرجى الاتصال بنا.',
  'We call you when a time becomes free on these days.': 'نتصل بكم عندما يتوفر وقت في هذه الأيام.',
  'We call you when a time becomes free.': 'نتصل بكم عندما يتوفر وقت.',
  // Text messages.
  'Send me text messages about this appointment': 'أرسلوا إليّ رسائل نصية بشأن هذا الموعد',
  'Text messages': 'الرسائل النصية',
  'Change <about>text messages</about>': 'تغيير <about>الرسائل النصية</about>',
  'You get texts about this appointment, at the number that ends in {digits}.':
    'تصلكم رسائل نصية بشأن هذا الموعد على الرقم المنتهي بـ {digits}.',
  'You get no texts about this appointment. Your number ends in {digits}.':
    'لا تصلكم رسائل نصية بشأن هذا الموعد. ينتهي رقمكم بـ {digits}.',
  'Stop the texts': 'إيقاف الرسائل النصية',
  'Send me texts': 'أرسلوا إليّ رسائل نصية',
  'Tell me by text message too': 'أخبروني برسالة نصية أيضًا',
  // x
  'We send you a text with the link to this page.': 'نرسل إليكم رسالة نصية فيها رابط هذه الصفحة.',

  // How a visit is offered, and where it takes place.
  'Enter the phone number at which we can call you.': 'أدخل رقم الهاتف الذي يمكننا الاتصال بك عليه.',
  'We call you on this number at the time of your visit.': 'سنتصل بك على هذا الرقم في وقت موعدك.',
  'ask for a time': 'اطلب موعدًا',
  'call to book': 'اتصل للحجز',
  'How would you like to talk to the doctor?': 'كيف تود التحدث إلى الطبيب؟',
  'Before your visit': 'قبل موعدك',
  'Your visit is by video': 'موعدك عبر الفيديو',
  'Join from this page ten minutes before it begins. You need a camera, a microphone and a quiet place. The link is for you alone.':
    'انضم من هذه الصفحة قبل عشر دقائق من البداية. تحتاج إلى كاميرا وميكروفون ومكان هادئ. الرابط لك وحدك.',
  'Your request has not been sent yet': 'لم يُرسل طلبك بعد',
  'When in the day?': 'في أي وقت من اليوم؟',
  'Leave empty if any time suits you.': 'اتركه فارغًا إذا كان أي وقت يناسبك.',
  'A few words help us to find the right time. Our reception and the people who treat you read this.':
    'بضع كلمات تساعدنا على إيجاد الموعد المناسب. يقرأها مكتب الاستقبال ومن يعالجونك.',
  'Ask for a time': 'طلب موعد',
  'Tell us which days suit you, and we find a time with you.': 'أخبرنا بالأيام التي تناسبك، ونجد معك موعدًا.',
  'Book by phone': 'الحجز بالهاتف',
  'With {doctor}.': 'مع {doctor}.',
  'It takes about {duration}.': 'المدة: نحو {duration}.',
  'Tell us which days suit you. We look for a time and write to you or call you. Nothing is booked until then.':
    'أخبرنا بالأيام التي تناسبك. سنبحث عن موعد ونكتب إليك أو نتصل بك. لا يُحجز شيء قبل ذلك.',
  'Tell us which days suit you. We look for a time and call you. Nothing is booked until then.':
    'أخبرنا بالأيام التي تناسبك. سنبحث عن موعد ونتصل بك. لا يُحجز شيء قبل ذلك.',
  'We arrange these visits on the phone.': 'نتفق على هذه المواعيد عبر الهاتف.',
  'Please call us to book': 'يرجى الاتصال بنا للحجز',
  'Tell us the name of this visit, and we find a time with you.': 'اذكر لنا اسم هذا الموعد، ونجد معك وقتًا.',
  'When you can reach us': 'متى يمكنك الوصول إلينا',
  'Thank you. Nothing is booked yet: a member of our staff looks for a time and tells you.':
    'شكرًا لك. لم يُحجز شيء بعد: سيبحث أحد موظفينا عن موعد ويخبرك به.',
} as const;

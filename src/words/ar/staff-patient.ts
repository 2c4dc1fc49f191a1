/** Patients and inquiries: what staff read about them, and what they write. */
export const staffPatient = {
  // Counts of what belongs to a patient.
  '{count} visits': {
    zero: '{count} زيارة',
    one: 'زيارة واحدة',
    two: 'زيارتان',
    few: '{count} زيارات',
    many: '{count} زيارة',
    other: '{count} زيارة',
  },
  '{count} places on the waiting list': {
    zero: '{count} مكان في قائمة الانتظار',
    one: 'مكان واحد في قائمة الانتظار',
    two: 'مكانان في قائمة الانتظار',
    few: '{count} أماكن في قائمة الانتظار',
    many: '{count} مكانًا في قائمة الانتظار',
    other: '{count} مكان في قائمة الانتظار',
  },
  '{count} messages': {
    zero: '{count} رسالة',
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: '{count} رسائل',
    many: '{count} رسالة',
    other: '{count} رسالة',
  },
  '{count} notes': {
    zero: '{count} ملاحظة',
    one: 'ملاحظة واحدة',
    two: 'ملاحظتان',
    few: '{count} ملاحظات',
    many: '{count} ملاحظة',
    other: '{count} ملاحظة',
  },
  '{count} newsletter subscriptions': {
    zero: '{count} اشتراك في النشرة الإخبارية',
    one: 'اشتراك واحد في النشرة الإخبارية',
    two: 'اشتراكان في النشرة الإخبارية',
    few: '{count} اشتراكات في النشرة الإخبارية',
    many: '{count} اشتراكًا في النشرة الإخبارية',
    other: '{count} اشتراك في النشرة الإخبارية',
  },
  // The list of patients.
  'Name, phone, email or reference': 'الاسم أو الهاتف أو البريد الإلكتروني أو رقم الحجز',
  Visits: 'الزيارات',
  'Last visit': 'آخر زيارة',
  'Next visit': 'الزيارة القادمة',
  'No patient matches this. Search for a part of the name or of the email address, a phone number in any form, or the whole reference of a visit.':
    'لا يوجد مريض مطابق. ابحثوا بجزء من الاسم أو البريد الإلكتروني، أو برقم هاتف بأي صيغة، أو برقم الحجز كاملًا.',
  'There are no patients yet. They appear here once someone books, asks or waits for a time.':
    'لا يوجد مرضى بعد. يظهرون هنا عندما يحجز أحد أو يستفسر أو ينتظر موعدًا.',
  'No contact details': 'لا توجد بيانات اتصال',
  'All patients': 'جميع المرضى',
  'Patient not found': 'المريض غير موجود',
  'There is no patient at this address. They may have been deleted, or nothing of theirs is within what your account may see.':
    'لا يوجد مريض في هذا العنوان. ربما حُذفت بياناته، أو أن ما يخصه خارج صلاحيات حسابكم.',
  // One patient.
  'Known since {moment}.': 'معروف منذ {moment}.',
  'Who looked': 'من اطّلع',
  'Language: {language}': 'اللغة: {language}',
  'More<unseen> for {patient}</unseen>': 'المزيد<unseen> بشأن {patient}</unseen>',
  'Merge with another patient …': 'دمج مع مريض آخر …',
  'Everything we hold …': 'كل ما نحتفظ به …',
  'Erase …': 'محو البيانات …',
  'Book a visit': 'حجز زيارة',
  'Visits from today on': 'الزيارات من اليوم فصاعدًا',
  'No visit is booked.': 'لا توجد زيارة محجوزة.',
  'Earlier visits': 'الزيارات السابقة',
  'No earlier visit is known.': 'لا تُعرف زيارة سابقة.',
  'Move the visit of {moment}': 'تغيير زيارة {moment}',
  'No inquiry.': 'لا توجد استفسارات.',
  Message: 'الرسالة',
  'Not on the waiting list.': 'ليس في قائمة الانتظار.',
  '{date}, {time} offered': 'عُرض {date}، {time}',
  Ended: 'انتهى',
  'No message.': 'لا توجد رسائل.',
  Written: 'وقت الكتابة',
  // Correcting a patient.
  'Correct {name}': 'تصحيح بيانات {name}',
  'This also corrects {places}, where they have the former name, phone number or email address.':
    'يصحح هذا أيضًا {places} حيث يرد الاسم أو رقم الهاتف أو البريد الإلكتروني السابق.',
  'Nothing else has this name or contact.': 'لا يرد هذا الاسم أو بيانات الاتصال هذه في مكان آخر.',
  'Earlier links in emails stop working, and new ones for what is ahead are sent to {email}.':
    'تتوقف الروابط السابقة في الرسائل عن العمل، وتُرسل روابط جديدة لما هو قادم إلى \u2066{email}\u2069.',
  'Merge with the other patient …': 'دمج مع المريض الآخر …',
  Correct: 'تصحيح',
  'Correcting …': 'جارٍ التصحيح …',
  'Corrected.': 'تم التصحيح.',
  'Corrected, also in {places}.': 'تم التصحيح، وشمل أيضًا {places}.',
  'Someone else changed this patient first. Check what is new, then try again.':
    'غيّر شخص آخر بيانات هذا المريض قبلكم. يُرجى مراجعة الجديد ثم المحاولة مرة أخرى.',
  'Someone else changed this patient first. Check what is new, then try again. What you typed is still here.':
    'غيّر شخص آخر بيانات هذا المريض قبلكم. يُرجى مراجعة الجديد ثم المحاولة مرة أخرى. ما كتبتموه ما زال هنا.',
  // Two that may be the same person.
  'Perhaps the same person': 'ربما الشخص نفسه',
  'Same {list}': 'تطابق {list}',
  name: 'الاسم',
  'email address': 'البريد الإلكتروني',
  'phone number': 'رقم الهاتف',
  'Merge …': 'دمج …',
  'Merge with {name} …': 'دمج مع {name} …',
  'Merged into this patient': 'مدمج في هذا المريض',
  'merged {moment}': 'دُمج {moment}',
  'Undo the merge with {name}': 'التراجع عن الدمج مع {name}',
  '{name} is a patient of their own again.': 'أصبح {name} مريضًا مستقلًا من جديد.',
  'Merge {name} with another patient': 'دمج {name} مع مريض آخر',
  'Merge them if they are the same person. Visits, inquiries, the waiting list, messages and notes of both are then on one page, also those to come. Nothing is deleted, nobody is told, and you can undo it at any time.':
    'ادمجوهما إن كانا الشخص نفسه. عندئذ تظهر زيارات كليهما واستفساراتهما وقائمة الانتظار والرسائل والملاحظات في صفحة واحدة، وكذلك ما يأتي منها. لا يُحذف شيء ولا يُبلَّغ أحد، ويمكنكم التراجع في أي وقت.',
  'Whose name and contact details should the page have?': 'أي اسم وأي بيانات اتصال تظهر في الصفحة؟',
  'Last|visit': 'الأخيرة',
  'Next|visit': 'القادمة',
  'Merge them': 'دمجهما',
  'Merging …': 'جارٍ الدمج …',
  'Keep them apart': 'إبقاؤهما منفصلين',
  '{name} is merged.': 'تم دمج {name}.',
  'Search for the other patient.': 'ابحثوا عن المريض الآخر.',
  'Nobody else is found.': 'لم يُعثر على أحد غيره.',
  // Notes.
  'No note.': 'لا توجد ملاحظات.',
  'New note': 'ملاحظة جديدة',
  'All staff who may see this patient can read it.':
    'يمكن لجميع الموظفين المسموح لهم بالاطلاع على هذا المريض قراءتها.',
  'Add the note': 'إضافة الملاحظة',
  'The note has been added.': 'أُضيفت الملاحظة.',
  'Delete the note “{text}”': 'حذف الملاحظة «{text}»',
  'Delete this note': 'حذف هذه الملاحظة',
  'Delete this note?': 'حذف هذه الملاحظة؟',
  'It is deleted for good, for all staff.': 'تُحذف نهائيًا لجميع الموظفين.',
  'Delete the note': 'حذف الملاحظة',
  'The note has been deleted.': 'حُذفت الملاحظة.',
  // Erasing a patient, and handing over what is held.
  'Erase {name}?': 'محو بيانات {name}؟',
  'Inquiries and answers, places on the waiting list, messages, notes, the newsletter subscription, and what the activity log knows of them are deleted for good. Messages that have not been sent yet are not sent. Past visits stay as numbers in the figures, without a name.':
    'تُحذف نهائيًا الاستفسارات وردودها، والأماكن في قائمة الانتظار، والرسائل، والملاحظات، والاشتراك في النشرة الإخبارية، وما يعرفه سجل النشاط عنها. ولا تُرسل الرسائل التي لم تُرسل بعد. وتبقى الزيارات السابقة أرقامًا في الإحصاءات بلا اسم.',
  'Entries merged into this one are erased too: {names}.': 'تُمحى أيضًا الإدخالات المدمجة هنا: {names}.',
  'Visits that may have taken place in the last {count} months stay with the name, the day, the doctor and what they were for, as the law requires ({law}). They are deleted by themselves after that.':
    {
      zero: 'تبقى الزيارات التي ربما تمت خلال آخر {count} شهر مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون ({law}). وتُحذف بعد ذلك تلقائيًا.',
      one: 'تبقى الزيارات التي ربما تمت خلال الشهر الأخير مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون ({law}). وتُحذف بعد ذلك تلقائيًا.',
      two: 'تبقى الزيارات التي ربما تمت خلال الشهرين الأخيرين مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون ({law}). وتُحذف بعد ذلك تلقائيًا.',
      few: 'تبقى الزيارات التي ربما تمت خلال آخر {count} أشهر مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون ({law}). وتُحذف بعد ذلك تلقائيًا.',
      many: 'تبقى الزيارات التي ربما تمت خلال آخر {count} شهرًا مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون ({law}). وتُحذف بعد ذلك تلقائيًا.',
      other:
        'تبقى الزيارات التي ربما تمت خلال آخر {count} شهر مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون ({law}). وتُحذف بعد ذلك تلقائيًا.',
    },
  'Visits that may have taken place in the last {count} months stay with the name, the day, the doctor and what they were for, as the law requires. They are deleted by themselves after that.':
    {
      zero: 'تبقى الزيارات التي ربما تمت خلال آخر {count} شهر مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون. وتُحذف بعد ذلك تلقائيًا.',
      one: 'تبقى الزيارات التي ربما تمت خلال الشهر الأخير مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون. وتُحذف بعد ذلك تلقائيًا.',
      two: 'تبقى الزيارات التي ربما تمت خلال الشهرين الأخيرين مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون. وتُحذف بعد ذلك تلقائيًا.',
      few: 'تبقى الزيارات التي ربما تمت خلال آخر {count} أشهر مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون. وتُحذف بعد ذلك تلقائيًا.',
      many: 'تبقى الزيارات التي ربما تمت خلال آخر {count} شهرًا مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون. وتُحذف بعد ذلك تلقائيًا.',
      other:
        'تبقى الزيارات التي ربما تمت خلال آخر {count} شهر مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون. وتُحذف بعد ذلك تلقائيًا.',
    },
  'If they want to know what we hold, save that file first. Backups keep the data until they are overwritten. This cannot be undone.':
    'إن أراد الشخص معرفة ما نحتفظ به، فاحفظوا ذلك الملف أولًا. تحتفظ النسخ الاحتياطية بالبيانات إلى أن تُستبدل. لا يمكن التراجع عن ذلك.',
  'For example, “Asked for by letter on 1 March”. Do not name the patient: the activity log keeps this.':
    'مثلًا: «طُلب برسالة بتاريخ ١ مارس». لا تذكروا اسم المريض، لأن سجل النشاط يحتفظ بهذا النص.',
  'Keep the patient': 'الإبقاء على المريض',
  'Erase the patient': 'محو بيانات المريض',
  'Erasing …': 'جارٍ المحو …',
  'The patient has been erased': 'مُحيت بيانات المريض',
  'Erased: {list}.': 'مُحي: {list}.',
  'the name and contact details': 'الاسم وبيانات الاتصال',
  'Kept with the name, the day, the doctor and what it was for, as the law requires ({law}):':
    'يبقى مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون ({law}):',
  'Kept with the name, the day, the doctor and what it was for, as the law requires:':
    'يبقى مع الاسم واليوم والطبيب وسبب الزيارة، كما يقتضي القانون:',
  'Visit {reference} on {day}, until {until}': 'الزيارة \u2066{reference}\u2069 يوم {day}، حتى {until}',
  'Someone else has given the same email address, so a newsletter subscription of that address stays.':
    'قدّم شخص آخر البريد الإلكتروني نفسه، لذلك يبقى اشتراك هذا العنوان في النشرة الإخبارية.',
  'Everything we hold about {name}': 'كل ما نحتفظ به عن {name}',
  'Save the file': 'حفظ الملف',
  'Saved. Open “everything.html” in the file to read or print it.':
    'تم الحفظ. افتحوا «everything.html» داخل الملف للقراءة أو الطباعة.',
  // Inquiries.
  Inquiry: 'استفسار',
  'There are no inquiries yet.': 'لا توجد استفسارات بعد.',
  '{state}.': '{state}.',
  'no. {id}': 'رقم {id}',
  'The message, the replies and their emails are deleted for good. Emails still waiting are not sent. The activity log keeps the reference only.':
    'تُحذف الرسالة والردود ورسائلها الإلكترونية نهائيًا. ولا تُرسل الرسائل التي ما زالت تنتظر. ويحتفظ سجل النشاط بالرقم المرجعي فقط.',
  'Mark as in progress': 'تعليم قيد المعالجة',
  'Close|inquiry': 'إنهاء',
  'Mark as spam': 'تعليم كرسالة مزعجة',
  'Mark as new': 'تعليم كجديد',
  Reopen: 'إعادة الفتح',
  'Not spam': 'ليست رسالة مزعجة',
  'Contact|details': 'بيانات الاتصال',
  '{name}: visits, inquiries and notes': '{name}: الزيارات والاستفسارات والملاحظات',
  'Deleted automatically twelve months after it was received.': 'يُحذف تلقائيًا بعد اثني عشر شهرًا من استلامه.',
  'No mail server is set up. Replies are kept under <link>Settings, Mail</link> until there is one.':
    'لم يُعدّ خادم بريد. تُحفظ الردود في <link>الإعدادات، البريد</link> إلى أن يتوفر خادم.',
  'Who looked at this inquiry': 'من اطّلع على هذا الاستفسار',
  'Note for colleagues': 'ملاحظة للزملاء',
  'A colleague has changed it to “{note}”. Saving replaces it.': 'غيّرها زميل إلى «{note}». سيحل الحفظ محلها.',
  nothing: 'لا شيء',
  'Save the note': 'حفظ الملاحظة',
  Reply: 'الرد',
  'Reply by email to {email}': 'الرد بالبريد الإلكتروني إلى \u2066{email}\u2069',
  'The greeting, the hospital’s name and the original message are added.':
    'تُضاف التحية واسم المستشفى والرسالة الأصلية.',
  'Your draft is kept in this browser.': 'تُحفظ مسودتكم في هذا المتصفح.',
  'There is no email address to write to. Please call <link>{phone}</link>.':
    'لا يوجد بريد إلكتروني للمراسلة. يُرجى الاتصال بالرقم <link>\u2066{phone}\u2069</link>.',
  Send: 'إرسال',
  'Send and close': 'إرسال وإنهاء',
  'Your reply has been added.': 'أُضيف ردكم.',
  sent: 'أُرسل',
  'waiting to be sent': 'بانتظار الإرسال',
  'not delivered': 'لم يُسلَّم',
  'Someone else changed this inquiry first. Check what is new, then try again.':
    'غيّر شخص آخر هذا الاستفسار قبلكم. يُرجى مراجعة الجديد ثم المحاولة مرة أخرى.',
} as const;

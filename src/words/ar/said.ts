/** What the server says: errors, what is wrong with a field, mail, calendar entries, and words that site and staff share. */
export const said = {
  // Words that pages, mail and files share.
  '{words}, {more}': '{words}، {more}',
  '{first} to {last}': 'من {first} إلى {last}',
  '{name}, {place}': '{name}، {place}',
  '{hours} {minutes}': '{hours} و{minutes}',
  '{count} hours': {
    zero: '{count} ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '{count} ساعات',
    many: '{count} ساعة',
    other: '{count} ساعة',
  },
  'from {price}': 'ابتداءً من {price}',
  'Bring a photo ID, your medicines or a list of them, and earlier reports.':
    'يُرجى إحضار بطاقة هوية بصورة، وأدويتكم أو قائمة بها، والتقارير الطبية السابقة.',
  'Please be at reception ten minutes early.': 'يُرجى الحضور إلى الاستقبال قبل الموعد بعشر دقائق.',
  'Please be ready a few minutes early, in a quiet place.':
    'يُرجى الاستعداد قبل الموعد ببضع دقائق في مكان هادئ.',
  Interpreter: 'مترجم',
  'Interpreter ({language})': 'مترجم ({language})',
  'Wheelchair or step-free access': 'الدخول بكرسي متحرك أو بلا درج',
  'Help with hearing': 'مساعدة في السمع',
  'Help with sight': 'مساعدة في الرؤية',
  'Chaperone in the room': 'مرافق في الغرفة',
  'wheelchair or step-free access': 'الدخول بكرسي متحرك أو بلا درج',
  'help with hearing': 'مساعدة في السمع',
  'help with sight': 'مساعدة في الرؤية',
  'chaperone in the room': 'مرافق في الغرفة',
  'Please call us: {phone}.': 'يُرجى الاتصال بنا: \u2066{phone}\u2069.',
  'Please try again later.': 'يُرجى المحاولة مرة أخرى لاحقًا.',
  'Please try again later, or call us: {phone}.':
    'يُرجى المحاولة مرة أخرى لاحقًا، أو الاتصال بنا: \u2066{phone}\u2069.',

  // Until when a patient may move or cancel.
  'To move or cancel it, please call us.': 'لتغيير الموعد أو إلغائه، يُرجى الاتصال بنا.',
  'To move or cancel it, please call us: {phone}.':
    'لتغيير الموعد أو إلغائه، يُرجى الاتصال بنا: \u2066{phone}\u2069.',
  'To move it, please call us.': 'لتغيير الموعد، يُرجى الاتصال بنا.',
  'To move it, please call us: {phone}.': 'لتغيير الموعد، يُرجى الاتصال بنا: \u2066{phone}\u2069.',
  'To cancel it, please call us.': 'لإلغاء الموعد، يُرجى الاتصال بنا.',
  'To cancel it, please call us: {phone}.': 'لإلغاء الموعد، يُرجى الاتصال بنا: \u2066{phone}\u2069.',
  'After that, please call us.': 'بعد ذلك، يُرجى الاتصال بنا.',
  'After that, please call us: {phone}.': 'بعد ذلك، يُرجى الاتصال بنا: \u2066{phone}\u2069.',
  'You can move or cancel it yourself until {date}.': 'يمكنكم تغيير الموعد أو إلغاؤه بأنفسكم حتى {date}.',
  'You can cancel it yourself until {date}.': 'يمكنكم إلغاء الموعد بأنفسكم حتى {date}.',
  'You can move it yourself until {date}.': 'يمكنكم تغيير الموعد بأنفسكم حتى {date}.',
  'You can move it yourself until {move} and cancel it until {cancel}.':
    'يمكنكم تغيير الموعد بأنفسكم حتى {move} وإلغاؤه حتى {cancel}.',

  // Errors: what each code means.
  'This upload does not follow the protocol.': 'عملية الرفع هذه لا تتبع البروتوكول.',
  'The request body is not valid JSON.': 'محتوى الطلب ليس بصيغة JSON صحيحة.',
  'The form cannot be read. Reload the page and try again.':
    'تعذرت قراءة النموذج. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  'Sign in to do this.': 'يتطلب ذلك تسجيل الدخول.',
  'The email address or password is wrong. Check both and try again.':
    'البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى التحقق منهما والمحاولة مرة أخرى.',
  'Enter the code from your authenticator app.': 'يُرجى إدخال الرمز من تطبيق المصادقة.',
  'This hospital requires a second factor. Sign in with your passkey.':
    'يشترط هذا المستشفى عاملًا ثانيًا. يُرجى تسجيل الدخول بمفتاح المرور.',
  'This code is wrong or has already been used. Enter a new one.':
    'هذا الرمز غير صحيح أو سبق استخدامه. يُرجى إدخال رمز جديد.',
  'No account here uses this passkey. Sign in with your password.':
    'لا يوجد حساب هنا يستخدم مفتاح المرور هذا. يُرجى تسجيل الدخول بكلمة المرور.',
  'The sign-in with your hospital account failed. Please start again.':
    'تعذر تسجيل الدخول بحساب المستشفى. يُرجى البدء من جديد.',
  'You have no account here. Ask an administrator of the website for one.':
    'ليس لديكم حساب هنا. يُرجى طلبه من إدارة الموقع.',
  'Your account has no role here. Ask an administrator of the website.':
    'ليس لحسابكم دور هنا. يُرجى مراجعة إدارة الموقع.',
  'Sign in with your hospital account.': 'يُرجى تسجيل الدخول بحساب المستشفى.',
  'Enter your password again to do this.': 'يتطلب ذلك إدخال كلمة المرور مرة أخرى.',
  'Your account may not do this.': 'حسابكم غير مخوّل بذلك.',
  'This hospital requires a second factor. Set one up to continue.':
    'يتطلب هذا المستشفى عامل تحقق ثانيًا. يُرجى إعداده للمتابعة.',
  'We could not verify that this came from our site. Try again, or call us.':
    'تعذر علينا التحقق من أن هذا الطلب جاء من موقعنا. يُرجى المحاولة مرة أخرى أو الاتصال بنا.',
  'There is nothing at this address.': 'لا يوجد شيء في هذا العنوان.',
  'This address does not support that method.': 'هذا العنوان لا يدعم هذه الطريقة.',
  'Another entry already uses this address. Choose another one.':
    'يستخدم مُدخل آخر هذا العنوان. يُرجى اختيار عنوان آخر.',
  'Another entry already has this name. Choose another one.': 'يحمل مُدخل آخر هذا الاسم. يُرجى اختيار اسم آخر.',
  'Another account already has this email address.': 'يستخدم حساب آخر هذا البريد الإلكتروني.',
  'This is the last administrator who can sign in. Invite or appoint another one first.':
    'هذا آخر حساب إدارة يمكنه تسجيل الدخول. يُرجى دعوة حساب آخر أو تعيينه أولًا.',
  'This is the emergency account of single sign-on. Choose another one under Security first.':
    'هذا حساب الطوارئ لتسجيل الدخول الموحد. يُرجى اختيار حساب آخر في صفحة الأمان أولًا.',
  'This account has already been set up.': 'سبق إعداد هذا الحساب.',
  'Two-factor sign-in is already on.': 'تسجيل الدخول بعاملين مفعّل بالفعل.',
  'This picture is already in the album.': 'هذه الصورة موجودة في الألبوم بالفعل.',
  'This entry is still in use.': 'هذا المُدخل ما زال مستخدمًا.',
  'There are future appointments here.': 'توجد هنا مواعيد قادمة.',
  'Someone has just booked this time. Choose another one.': 'حُجز هذا الوقت للتو. يُرجى اختيار وقت آخر.',
  'This time is not available. Choose another one.': 'هذا الوقت غير متاح. يُرجى اختيار وقت آخر.',
  'This time is no longer held for you. Choose a time again.':
    'لم يعد هذا الوقت محجوزًا مؤقتًا لكم. يُرجى اختيار وقت من جديد.',
  'The appointment cannot change to that state.': 'لا يمكن نقل الموعد إلى هذه الحالة.',
  'There are free times on these days. Book one of them.':
    'توجد مواعيد متاحة في هذه الأيام. يمكنكم حجز أحدها.',
  'This offer has expired.': 'انتهت صلاحية هذا العرض.',
  'It is too late to change this appointment online. Please call us.':
    'فات وقت تعديل هذا الموعد عبر الإنترنت. يُرجى الاتصال بنا.',
  'This contact already has the most appointments that can be booked online. Please call us.':
    'بلغ عدد المواعيد المحجوزة بهذه البيانات الحد الأقصى المتاح عبر الإنترنت. يُرجى الاتصال بنا.',
  'Open the link in our email to do this.': 'يتطلب ذلك فتح الرابط الوارد في رسالتنا الإلكترونية.',
  'This still needs your confirmation.': 'ما زال هذا يحتاج إلى تأكيدكم.',
  'The upload continues at another position in the file.': 'يستمر الرفع من موضع آخر في الملف.',
  'This message has already been sent.': 'سبق إرسال هذه الرسالة.',
  'This message is being sent right now.': 'يجري إرسال هذه الرسالة الآن.',
  'This message is out of date and can no longer be sent.': 'لم تعد هذه الرسالة صالحة ولا يمكن إرسالها.',
  'This hospital already has content. Import into an empty one.':
    'يحتوي هذا المستشفى على بيانات بالفعل. يُرجى الاستيراد إلى نظام فارغ.',
  'Someone else saved this entry first. Reload it before you save.':
    'حُفظت نسخة أحدث من هذا المُدخل. يُرجى إعادة تحميله قبل الحفظ.',
  'The request is too large.': 'حجم الطلب كبير جدًا.',
  'This version of the upload protocol is not supported.': 'هذا الإصدار من بروتوكول الرفع غير مدعوم.',
  'This format is not accepted here.': 'هذه الصيغة غير مقبولة هنا.',
  'This file cannot be used as a picture. Choose another one.':
    'لا يمكن استخدام هذا الملف كصورة. يُرجى اختيار ملف آخر.',
  'This file cannot be imported.': 'لا يمكن استيراد هذا الملف.',
  'Please check the marked fields.': 'يُرجى مراجعة الحقول المحددة.',
  'This Idempotency-Key was used for a different request.': 'استُخدم مفتاح Idempotency-Key هذا لطلب آخر.',
  'This screen is locked. Unlock it to continue.': 'هذه الشاشة مقفلة. يُرجى فتح القفل للمتابعة.',
  'Too many requests. Wait a moment and try again.':
    'عدد الطلبات كبير جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  'Too many times are already held from your connection. You can still book without holding one.':
    'حُجز عدد كبير من الأوقات مؤقتًا من اتصالكم. لا يزال بإمكانكم الحجز مباشرة دون حجز مؤقت.',
  'Something went wrong on our side. Please try again.': 'حدث خطأ لدينا. يُرجى المحاولة مرة أخرى.',
  'Pictures cannot be reached or stored at the moment. Try again in a moment.':
    'لا يمكن الوصول إلى الصور أو حفظها حاليًا. حاول مرة أخرى بعد لحظات.',
  'The sign-in service of the hospital cannot be reached. Try again in a moment.':
    'تعذر الوصول إلى خدمة تسجيل الدخول في المستشفى. يُرجى المحاولة بعد قليل.',
  'The service is briefly unavailable. Try again in a moment.':
    'الخدمة غير متاحة مؤقتًا. يُرجى المحاولة بعد قليل.',
  'The connection was lost before we knew whether this was saved. Check whether it was, or send it again in a moment.':
    'انقطع الاتصال قبل أن نتأكد من حفظ البيانات. يُرجى التحقق من ذلك أو إعادة الإرسال بعد قليل.',

  // Errors: how a request is to be sent.
  'Use one of: {list}.': 'يُرجى استخدام إحدى الطرق التالية: {list}.',
  'Send the file as {type}.': 'يُرجى إرسال الملف بصيغة {type}.',
  'Send the request as {type}.': 'يُرجى إرسال الطلب بصيغة {type}.',
  'Send the form as {type}.': 'يُرجى إرسال النموذج بصيغة {type}.',
  'Send this without a Content-Encoding.': 'يُرجى إرسال هذا من دون Content-Encoding.',
  'This form accepts no files.': 'لا يقبل هذا النموذج الملفات.',
  'This has too many parts. Send fewer at once.':
    'عدد الأجزاء كبير جدًا. يُرجى إرسال عدد أقل في المرة الواحدة.',
  'Not found': 'غير موجود',
  'Too busy': 'الخدمة مشغولة',

  // The page for a fault.
  'Something went wrong on our side, and we are sorry. Please reload the page in a minute. If you need help now, call us. In an emergency, call the emergency number of your country.':
    'حدث خطأ لدينا، ونعتذر عن ذلك. يُرجى إعادة تحميل الصفحة بعد دقيقة. إذا كنتم بحاجة إلى المساعدة الآن، فيُرجى الاتصال بنا. وفي حالة الطوارئ، يُرجى الاتصال برقم الطوارئ في بلدكم.',
  'Reload the page': 'إعادة تحميل الصفحة',
  'Reference for our team: {id}': 'الرقم المرجعي لفريقنا: {id}',

  // What is wrong with a field.
  'This field does not exist.': 'هذا الحقل غير موجود.',
  'This field is required.': 'هذا الحقل مطلوب.',
  'Enter text.': 'يُرجى إدخال نص.',
  'Enter a number.': 'يُرجى إدخال رقم.',
  'Enter a whole number.': 'يُرجى إدخال عدد صحيح.',
  'Use a whole number.': 'يُرجى استخدام عدد صحيح.',
  'Enter true or false.': 'يُرجى إدخال true أو false.',
  'Enter a list.': 'يُرجى إدخال قائمة.',
  'Enter the fields of an object.': 'يُرجى إدخال حقول الكائن.',
  'Enter something else here.': 'يُرجى إدخال قيمة أخرى هنا.',
  'Enter this in the form that is described.': 'يُرجى إدخال هذه القيمة بالصيغة الموضحة.',
  'Enter at most {max}.': 'يُرجى إدخال {max} على الأكثر.',
  'Enter {min} or more.': 'يُرجى إدخال {min} أو أكثر.',
  'Enter 0 or more.': 'يُرجى إدخال 0 أو أكثر.',
  'Enter 1 or more.': 'يُرجى إدخال 1 أو أكثر.',
  'Enter a number above 0.': 'يُرجى إدخال رقم أكبر من 0.',
  'Enter a smaller amount.': 'يُرجى إدخال مبلغ أقل.',
  'Enter whole minutes.': 'يُرجى إدخال عدد صحيح من الدقائق.',
  'Enter a shorter time.': 'يُرجى إدخال مدة أقصر.',
  'Use at most {max} characters.': 'الحد الأقصى لعدد الأحرف: {max}.',
  'Use at most {max} characters in one piece.': 'الحد الأقصى لعدد الأحرف في المقطع الواحد: {max}.',
  'Use at most {max} accents on one letter.': 'الحد الأقصى لعدد العلامات على الحرف الواحد: {max}.',
  'Use at most {max} entries.': 'الحد الأقصى لعدد المُدخلات: {max}.',
  'Use at least {min} characters.': 'الحد الأدنى لعدد الأحرف: {min}.',
  'Use at least {min} entries.': 'الحد الأدنى لعدد المُدخلات: {min}.',
  'Use at most 30 questions.': 'الحد الأقصى لعدد الأسئلة: 30.',
  'Control characters and line breaks are not allowed.': 'لا يُسمح برموز التحكم وفواصل الأسطر.',
  'Control characters are not allowed.': 'لا يُسمح برموز التحكم.',
  'Choose one of: {values}.': 'يُرجى اختيار إحدى القيم التالية: {values}.',
  'Choose {options}.': 'يُرجى اختيار {options}.',
  'Leave out {keys}.': 'يُرجى حذف {keys}.',
  'This entry does not exist.': 'هذا المُدخل غير موجود.',
  'Enter the id of an entry.': 'يُرجى إدخال معرّف المُدخل.',
  'Use lower-case letters, digits and hyphens, at most 120 characters.':
    'يُرجى استخدام أحرف لاتينية صغيرة وأرقام وواصلات، بحد أقصى 120 حرفًا.',
  'Enter a date and time with a UTC offset.': 'يُرجى إدخال التاريخ والوقت مع فارق التوقيت العالمي.',
  'Enter a date such as 2026-05-31.': 'يُرجى إدخال تاريخ مثل \u20662026-05-31\u2069.',
  'Enter a date between 1900 and 2999.': 'يُرجى إدخال تاريخ بين 1900 و2999.',
  'Enter a time such as 09:30.': 'يُرجى إدخال وقت مثل 09:30.',
  'Enter a date and time such as 2026-12-24T09:00.':
    'يُرجى إدخال التاريخ والوقت مثل \u20662026-12-24T09:00\u2069.',
  'This date does not exist.': 'هذا التاريخ غير موجود.',
  'Enter an address with only the letters A to Z before the @, without accents. We cannot write to others.':
    'يُرجى إدخال عنوان لا يحوي قبل علامة @ سوى الحروف من A إلى Z دون علامات. لا يمكننا الكتابة إلى غيره.',
  'Enter an email address such as name@example.org.': 'يُرجى إدخال عنوان بريد إلكتروني مثل name@example.org.',
  'Enter a full address that starts with https://.': 'يُرجى إدخال عنوان كامل يبدأ بـ \u2066https://\u2069.',
  'Enter a question.': 'يُرجى إدخال سؤال.',
  'Enter an answer.': 'يُرجى إدخال إجابة.',
  'Choose draft, published or archived.': 'يُرجى اختيار draft أو published أو archived.',
  'Enter your name.': 'يُرجى إدخال الاسم.',
  'Enter your email address.': 'يُرجى إدخال عنوان بريدكم الإلكتروني.',
  'Enter the patient’s name.': 'يُرجى إدخال اسم المريض.',
  'Enter an email address or a phone number.': 'يُرجى إدخال عنوان بريد إلكتروني أو رقم هاتف.',
  'Enter one phone number and nothing else. Write an extension in a message or a note.':
    'يُرجى إدخال رقم هاتف واحد فقط دون أي شيء آخر. اكتبوا الرقم الداخلي في رسالة أو ملاحظة.',
  'Enter a phone number with its area code.': 'يُرجى إدخال رقم هاتف مع رمز المنطقة.',
  'Enter the language for the interpreter.': 'يُرجى إدخال لغة المترجم.',
  'Choose a package or a service, not both.': 'يُرجى اختيار باقة فحوصات أو خدمة، وليس كلتيهما.',
  'This is not the token of a hold.': 'هذا ليس رمز حجز مؤقت.',
  'A reference has 8 letters and digits, such as KM4RT7XA.':
    'يتكون رقم الحجز من 8 أحرف وأرقام، مثل KM4RT7XA.',
  'Enter the email address or the phone number that you booked with.':
    'يُرجى إدخال عنوان البريد الإلكتروني أو رقم الهاتف المستخدم في الحجز.',
  'Enter an email address such as name@example.org, or a phone number with its area code.':
    'يُرجى إدخال عنوان بريد إلكتروني مثل name@example.org، أو رقم هاتف مع رمز المنطقة.',
  'With a phone number, enter the reference too. Without it, enter your email address.':
    'مع رقم الهاتف، يُرجى إدخال رقم الحجز أيضًا. وإذا لم يتوفر، فيُرجى إدخال عنوان بريدكم الإلكتروني.',
  'Choose new, open, replied, closed or spam.': 'يُرجى اختيار new أو open أو replied أو closed أو spam.',
  'Enter your question.': 'يُرجى إدخال سؤالكم.',
  'Choose a doctor or a department to wait for.':
    'يُرجى اختيار الطبيب أو القسم الذي ترغبون في انتظار موعد لديه.',
  'The last day must not be before the first.': 'يجب ألا يسبق اليوم الأخير اليوم الأول.',
  'Enter the address of a page, such as /about.': 'يُرجى إدخال عنوان صفحة، مثل \u2066/about\u2069.',
  'Choose yes or no.': 'يُرجى اختيار نعم أو لا.',
  'Enter a comment.': 'يُرجى إدخال تعليق.',
  'Choose a day in the future.': 'يُرجى اختيار يوم في المستقبل.',
  'Choose a day within the next {days} days.': 'يُرجى اختيار يوم لا يتجاوز عدد الأيام حتى حلوله {days}.',
  'Choose at least one and at most {days} days.':
    'يُرجى اختيار يوم واحد على الأقل، على ألا يتجاوز عدد الأيام {days}.',
  'Choose a doctor or a department.': 'يُرجى اختيار طبيب أو قسم.',

  // What is wrong with a field that only staff see.
  'Enter a phone number.': 'يُرجى إدخال رقم هاتف.',
  'Enter an address.': 'يُرجى إدخال عنوان.',
  'Enter a name.': 'يُرجى إدخال اسم.',
  'Enter a title.': 'يُرجى إدخال عنوان.',
  'Enter a subject.': 'يُرجى إدخال موضوع.',
  'Enter an opening.': 'يُرجى إدخال نص البداية.',
  'Enter a tag.': 'يُرجى إدخال وسم.',
  'Enter a term.': 'يُرجى إدخال مصطلح.',
  'Enter a check.': 'يُرجى إدخال فحص.',
  'Enter a degree.': 'يُرجى إدخال شهادة.',
  'Enter a figure.': 'يُرجى إدخال رقم.',
  'Enter a label.': 'يُرجى إدخال تسمية.',
  'Enter the name of the hospital.': 'يُرجى إدخال اسم المستشفى.',
  'Enter what it is for.': 'يُرجى إدخال الغرض منه.',
  'Enter a name, a phone number or an email address.': 'يُرجى إدخال اسم أو رقم هاتف أو عنوان بريد إلكتروني.',
  'Enter the name of a resource.': 'يُرجى إدخال اسم المورد.',
  'Enter the name of a list.': 'يُرجى إدخال اسم القائمة.',
  'Enter the name of a group.': 'يُرجى إدخال اسم المجموعة.',
  'Enter the name of the claim.': 'يُرجى إدخال اسم المطالبة.',
  'Enter the answer.': 'يُرجى إدخال الإجابة.',
  'Enter the key.': 'يُرجى إدخال المفتاح.',
  'Describe the picture.': 'يُرجى وصف الصورة.',
  'Enter phone numbers, separated by commas.': 'يُرجى إدخال أرقام الهاتف مفصولة بفواصل.',
  'Enter email addresses, separated by commas.': 'يُرجى إدخال عناوين البريد الإلكتروني مفصولة بفواصل.',
  'There is no email address to reply to. Please call instead.':
    'لا يوجد عنوان بريد إلكتروني للرد عليه. يُرجى الاتصال بدلًا من ذلك.',

  // Booking, holding a time, moving and cancelling.
  'This appointment can no longer be cancelled.': 'لم يعد بالإمكان إلغاء هذا الموعد.',
  'This appointment can no longer be confirmed.': 'لم يعد بالإمكان تأكيد هذا الموعد.',
  'This appointment can no longer be moved.': 'لم يعد بالإمكان تغيير هذا الموعد.',
  'This appointment was not confirmed in time, so it is not booked. Its time may still be free: please book it again.':
    'لم يُؤكَّد هذا الموعد في الوقت المحدد، ولذلك لم يُحجز. قد يكون الوقت ما زال متاحًا: يُرجى حجزه من جديد.',
  'The time of this appointment has passed.': 'انقضى وقت هذا الموعد.',
  'It is too late to move this appointment online.': 'فات وقت تغيير هذا الموعد عبر الإنترنت.',
  'It is too late to cancel this appointment online.': 'فات وقت إلغاء هذا الموعد عبر الإنترنت.',
  'You already have an appointment at that time. Choose another one.':
    'لديكم موعد في هذا الوقت بالفعل. يُرجى اختيار وقت آخر.',
  'There already is an appointment under this contact at that time.':
    'يوجد موعد في هذا الوقت بهذه البيانات بالفعل.',
  'You already have {count} future appointments. Please call us to book another.': {
    zero: 'ليس لديكم مواعيد قادمة. يُرجى الاتصال بنا لحجز موعد.',
    one: 'لديكم موعد قادم واحد بالفعل. يُرجى الاتصال بنا لحجز موعد آخر.',
    two: 'لديكم موعدان قادمان بالفعل. يُرجى الاتصال بنا لحجز موعد آخر.',
    few: 'لديكم {count} مواعيد قادمة بالفعل. يُرجى الاتصال بنا لحجز موعد آخر.',
    many: 'لديكم {count} موعدًا قادمًا بالفعل. يُرجى الاتصال بنا لحجز موعد آخر.',
    other: 'لديكم {count} موعد قادم بالفعل. يُرجى الاتصال بنا لحجز موعد آخر.',
  },
  'This contact has {count} other future appointments; patients may book {most} online.': {
    zero: 'لا توجد مواعيد قادمة أخرى بهذه البيانات؛ الحد الأقصى للحجز عبر الإنترنت: {most}.',
    one: 'يوجد موعد قادم آخر بهذه البيانات؛ الحد الأقصى للحجز عبر الإنترنت: {most}.',
    two: 'يوجد موعدان قادمان آخران بهذه البيانات؛ الحد الأقصى للحجز عبر الإنترنت: {most}.',
    few: 'توجد {count} مواعيد قادمة أخرى بهذه البيانات؛ الحد الأقصى للحجز عبر الإنترنت: {most}.',
    many: 'يوجد {count} موعدًا قادمًا آخر بهذه البيانات؛ الحد الأقصى للحجز عبر الإنترنت: {most}.',
    other: 'يوجد {count} موعد قادم آخر بهذه البيانات؛ الحد الأقصى للحجز عبر الإنترنت: {most}.',
  },
  'A message about this visit did not arrive. Please tell the patient in another way.':
    'لم تصل رسالة تخص هذا الموعد. يُرجى إبلاغ المريض بطريقة أخرى.',
  'An appointment has already been booked with this held time.': 'سبق حجز موعد بهذا الوقت المحجوز مؤقتًا.',
  'There is no hold with this token. Choose a time again.':
    'لا يوجد حجز مؤقت بهذا الرمز. يُرجى اختيار وقت من جديد.',
  'There is no hold to replace. Choose a time again.': 'لا يوجد حجز مؤقت لاستبداله. يُرجى اختيار وقت من جديد.',
  'A different time is held for you than the one you are booking. Choose a time again.':
    'الوقت المحجوز مؤقتًا لكم يختلف عن الوقت المطلوب حجزه. يُرجى اختيار وقت من جديد.',
  'Several times are already being held for you, so this one is not. You can still book it as long as it is free.':
    'حُجزت لكم عدة أوقات مؤقتًا، ولذلك لم يُحجز هذا الوقت. لا يزال بإمكانكم حجزه ما دام متاحًا.',
  'A hold can be extended only once. Book the time now.':
    'لا يمكن تمديد الحجز المؤقت إلا مرة واحدة. يُرجى حجز الوقت الآن.',
  'This doctor sees no patients at the moment. Choose another one.':
    'لا يستقبل هذا الطبيب المرضى حاليًا. يُرجى اختيار طبيب آخر.',
  'This doctor takes no appointments online. Please call us.':
    'لا تتوفر مواعيد لهذا الطبيب عبر الإنترنت. يُرجى الاتصال بنا.',
  'This doctor does not offer that kind of visit. Choose another one.':
    'لا يقدم هذا الطبيب هذا النوع من الزيارات. يُرجى اختيار نوع آخر.',
  'This doctor does not do what the visit is for. Choose a doctor of the department that does.':
    'لا يقدم هذا الطبيب ما حُجزت الزيارة من أجله. يُرجى اختيار طبيب من القسم الذي يقدمه.',
  'The doctor does not see patients at this time. Choose another one.':
    'لا يستقبل الطبيب المرضى في هذا الوقت. يُرجى اختيار وقت آخر.',
  'The doctor is away or the hospital is closed at this time. Choose another one.':
    'الطبيب غير موجود أو المستشفى مغلق في هذا الوقت. يُرجى اختيار وقت آخر.',
  'This time is too soon to book online. Please call us.':
    'هذا الوقت قريب جدًا ولا يمكن حجزه عبر الإنترنت. يُرجى الاتصال بنا.',
  'This time cannot be booked online yet. Choose an earlier one.':
    'لا يمكن حجز هذا الوقت عبر الإنترنت بعد. يُرجى اختيار وقت أقرب.',
  'Much of this day has just been booked.': 'حُجز جزء كبير من هذا اليوم للتو.',
  'To move your appointment to it, use the link in our mail to you, or call us.':
    'لنقل موعدكم إلى هذا اليوم، يُرجى استخدام الرابط الوارد في رسالتنا إليكم أو الاتصال بنا.',
  'To move your appointment to it, use the link in our mail to you, or call us: {phone}.':
    'لنقل موعدكم إلى هذا اليوم، يُرجى استخدام الرابط الوارد في رسالتنا إليكم أو الاتصال بنا: \u2066{phone}\u2069.',
  'To move your appointment to it, please call us.': 'لنقل موعدكم إلى هذا اليوم، يُرجى الاتصال بنا.',
  'To move your appointment to it, please call us: {phone}.':
    'لنقل موعدكم إلى هذا اليوم، يُرجى الاتصال بنا: \u2066{phone}\u2069.',
  'Many appointments are being booked right now. Enter an email address, so that you can confirm this one, or call us.':
    'يُحجز عدد كبير من المواعيد الآن. يُرجى إدخال عنوان بريد إلكتروني لتأكيد هذا الموعد، أو الاتصال بنا.',
  'Many appointments are being booked right now. Enter an email address, so that you can confirm this one, or call us: {phone}.':
    'يُحجز عدد كبير من المواعيد الآن. يُرجى إدخال عنوان بريد إلكتروني لتأكيد هذا الموعد، أو الاتصال بنا: \u2066{phone}\u2069.',
  'Many appointments were booked from your network just now, so we could not accept this one. Please call us, or try again later.':
    'حُجز عدد كبير من المواعيد من شبكتكم للتو، ولذلك تعذر قبول هذا الموعد. يُرجى الاتصال بنا أو المحاولة مرة أخرى لاحقًا.',
  'Many appointments were booked from your network just now, so we could not accept this one. Please call us: {phone}, or try again later.':
    'حُجز عدد كبير من المواعيد من شبكتكم للتو، ولذلك تعذر قبول هذا الموعد. يُرجى الاتصال بنا: \u2066{phone}\u2069، أو المحاولة مرة أخرى لاحقًا.',
  'This package is no longer offered. Choose another one.':
    'لم تعد باقة الفحوصات هذه متاحة. يُرجى اختيار باقة أخرى.',
  'This service is no longer offered. Choose another one.': 'لم تعد هذه الخدمة متاحة. يُرجى اختيار خدمة أخرى.',

  // The waiting list, links asked for again, inquiries, the newsletter, and whether a page was useful.
  'There are free times on these days. You can book one right now.':
    'توجد مواعيد متاحة في هذه الأيام. يمكنكم حجز أحدها الآن.',
  'Many people joined the waiting list from your network just now. Please call us, or try again later.':
    'انضم عدد كبير من الأشخاص إلى قائمة الانتظار من شبكتكم للتو. يُرجى الاتصال بنا أو المحاولة مرة أخرى لاحقًا.',
  'This time is no longer held for you. If it is still free, you can book it like any other.':
    'لم يعد هذا الوقت محجوزًا مؤقتًا لكم. إذا كان ما زال متاحًا، فيمكنكم حجزه كأي وقت آخر.',
  'The address can no longer be corrected here.': 'لم يعد بالإمكان تصحيح العنوان هنا.',
  'Many messages were asked for from your network just now.': 'طُلب عدد كبير من الرسائل من شبكتكم للتو.',
  'If we have appointments ahead with these details, a message with the link is on its way to the email address they were booked with.':
    'إذا كانت لدينا مواعيد قادمة بهذه البيانات، فقد أُرسلت رسالة بالرابط إلى عنوان البريد الإلكتروني المستخدم في الحجز.',
  'Many messages came from your network just now, so we could not accept this one.':
    'وصل عدد كبير من الرسائل من شبكتكم للتو، ولذلك تعذر قبول هذه الرسالة.',
  'This inquiry arrived before and has been deleted since.': 'سبق وصول هذا الاستفسار وحُذف بعد ذلك.',
  'Please check your inbox: we have sent you a message with a link. Open it to confirm. If it does not arrive, wait an hour and try again.':
    'يُرجى مراجعة صندوق الوارد: أرسلنا إليكم رسالة تتضمن رابطًا. يُرجى فتحه للتأكيد. إذا لم تصل الرسالة، يُرجى الانتظار ساعة ثم المحاولة مرة أخرى.',
  'We have noted your address. We cannot send email at the moment: if that changes within seven days, we send you a message with a link to confirm. If nothing arrives, please sign up again later.':
    'سجّلنا عنوانكم. لا يمكننا إرسال رسائل إلكترونية حاليًا: إذا تغيّر ذلك خلال سبعة أيام، نرسل إليكم رسالة تتضمن رابطًا للتأكيد. وإذا لم تصل أي رسالة، يُرجى الاشتراك مرة أخرى لاحقًا.',
  'Many people signed up for the newsletter from your network just now. Please try again later.':
    'اشترك عدد كبير من الأشخاص في النشرة الإخبارية من شبكتكم للتو. يُرجى المحاولة مرة أخرى لاحقًا.',
  'Many comments came from your network just now, so we could not accept this one. Please try again later.':
    'وصل عدد كبير من التعليقات من شبكتكم للتو، ولذلك تعذر قبول هذا التعليق. يُرجى المحاولة مرة أخرى لاحقًا.',
  'We have had many comments on this page this week and could not keep yours.':
    'وصلتنا تعليقات كثيرة على هذه الصفحة هذا الأسبوع، ولذلك تعذر الاحتفاظ بتعليقكم.',
  'Many answers came from your network just now, so we could not count this one. Please try again later.':
    'وصلت إجابات كثيرة من شبكتكم للتو، ولذلك تعذر احتساب هذه الإجابة. يُرجى المحاولة مرة أخرى لاحقًا.',

  // Mail: what every message has.
  '{greeting},': '{greeting}،',
  'Dear {name}': 'مرحبًا {name}',
  'Good day': 'تحية طيبة',
  '[link left out]': '[حُذف الرابط]',
  'Confirm until': 'التأكيد حتى',
  'Please prepare': 'التحضير',
  Reference: 'رقم الحجز',
  'Before|the change': 'قبل التغيير',
  '{time}, with {doctor}': '{time}، مع {doctor}',
  Days: 'الأيام',

  // Mail about an appointment, and its calendar entry.
  'Confirm your appointment': 'تأكيد الموعد',
  'See, move or cancel your appointment': 'عرض الموعد أو تغييره أو إلغاؤه',
  'You moved your appointment.': 'لقد غيّرتم موعدكم.',
  'We moved your appointment.': 'لقد غيّرنا موعدكم.',
  'We are keeping the new time for you and will confirm it as soon as a member of staff has looked at it.':
    'نحتفظ لكم بالوقت الجديد وسنؤكده فور مراجعته من قبل فريقنا.',
  'The new time is booked for you.': 'حُجز لكم الوقت الجديد.',
  'You cancelled your appointment.': 'لقد ألغيتم موعدكم.',
  'We are sorry: we had to cancel your appointment.': 'نأسف لاضطرارنا إلى إلغاء موعدكم.',
  'With {doctor}': 'مع {doctor}',
  'Someone, hopefully you, asked us for this appointment. It is not booked yet: please open the page below and confirm it.':
    'طُلب منا حجز هذا الموعد، ونأمل أن تكونوا أنتم من طلبه. لم يُحجز الموعد بعد: يُرجى فتح الصفحة أدناه وتأكيده.',
  'If this was not you, just ignore this email: without a confirmation nothing is booked, and we delete what was entered.':
    'إذا لم يكن الطلب منكم، فيُرجى تجاهل هذه الرسالة: لا يُحجز شيء دون تأكيد، ونحذف البيانات المدخلة.',
  'We have your appointment request': 'وصلنا طلب موعدكم',
  'Thank you. We are keeping this time for you and will confirm it as soon as a member of staff has looked at your request.':
    'شكرًا لكم. نحتفظ لكم بهذا الوقت وسنؤكده فور مراجعة طلبكم من قبل فريقنا.',
  'You do not need to do anything until then.': 'لا يلزمكم القيام بأي شيء حتى ذلك الحين.',
  'Your appointment is booked.': 'تم حجز موعدكم.',
  'Your appointment has been cancelled': 'تم إلغاء موعدكم',
  'If you still need to be seen, please book another time or call us.':
    'إذا كنتم ما زلتم بحاجة إلى الزيارة، فيُرجى حجز موعد آخر أو الاتصال بنا.',
  'We cannot confirm your appointment request': 'يتعذر علينا تأكيد طلب موعدكم',
  'We are sorry, but we cannot confirm this time.': 'نأسف، يتعذر علينا تأكيد هذا الوقت.',
  'Please choose another time or call us, and we will find one with you.':
    'يُرجى اختيار وقت آخر أو الاتصال بنا لنساعدكم في إيجاد وقت مناسب.',
  'Your appointment on {date}': 'موعدكم يوم {date}',
  'This is a reminder of your appointment. We look forward to seeing you.':
    'نود تذكيركم بموعدكم، ونتطلع إلى استقبالكم.',
  'A change to your appointment': 'تغيير في موعدكم',
  'We changed how your appointment takes place. Its time stays the same.':
    'غيّرنا طريقة موعدكم. أما وقته فلم يتغير.',
  'Please choose another time for your appointment': 'يُرجى اختيار وقت آخر لموعدكم',
  'We are sorry: we can no longer offer you the time of your appointment. Please choose another one with the link below; until then you keep your place with us.':
    'نأسف، لم يعد بإمكاننا توفير وقت موعدكم. يُرجى اختيار وقت آخر عبر الرابط أدناه؛ وحتى ذلك الحين يبقى مكانكم محفوظًا لدينا.',
  'If no time suits you, please call us, and we will find one with you.':
    'إذا لم يناسبكم أي وقت، فيُرجى الاتصال بنا لنساعدكم في إيجاد وقت مناسب.',
  'The link to your appointment': 'رابط موعدكم',
  'You asked us for the link to your appointment. This is what you have with us; open one to see, move or cancel it.':
    'طلبتم منا رابط موعدكم. هذه مواعيدكم لدينا؛ يُرجى فتح أحدها لعرضه أو تغييره أو إلغائه.',
  'If you did not ask for this, there is nothing to do: the link has gone to nobody but you.':
    'إذا لم يكن الطلب منكم، فلا يلزمكم القيام بأي شيء: لم يُرسل الرابط إلى أحد سواكم.',
  'The email address of the appointment with this reference was corrected, by our staff.':
    'صُحّح عنوان البريد الإلكتروني للموعد الذي يحمل رقم الحجز هذا من قبل فريقنا.',
  'The email address of the appointment with this reference was corrected, on the page that opens after booking.':
    'صُحّح عنوان البريد الإلكتروني للموعد الذي يحمل رقم الحجز هذا في الصفحة التي تظهر بعد الحجز.',
  'Messages about it no longer go to this address, and the links in earlier ones no longer open.':
    'لن تُرسل بعد الآن رسائل بشأنه إلى هذا العنوان، ولم تعد روابط الرسائل السابقة تعمل.',
  'The address of an appointment was corrected': 'صُحّح عنوان أحد المواعيد',
  'If this is your appointment and you did not ask for this, please call us.':
    'إذا كان هذا موعدكم ولم يكن الطلب منكم، فيُرجى الاتصال بنا.',
  'If this is your appointment and you did not ask for this, please call us: {phone}.':
    'إذا كان هذا موعدكم ولم يكن الطلب منكم، فيُرجى الاتصال بنا: \u2066{phone}\u2069.',
  'If this is your appointment and you did not correct the address, please call us.':
    'إذا كان هذا موعدكم ولم يكن التصحيح منكم، فيُرجى الاتصال بنا.',
  'If this is your appointment and you did not correct the address, please call us: {phone}.':
    'إذا كان هذا موعدكم ولم يكن التصحيح منكم، فيُرجى الاتصال بنا: \u2066{phone}\u2069.',

  // Mail about inquiries, the waiting list and the newsletter.
  'About|a topic': 'الموضوع',
  'Reference|of an inquiry': 'الرقم المرجعي',
  'Your reference: {reference}': 'رقمكم المرجعي: {reference}',
  'You wrote:': 'رسالتكم:',
  'Re: {subject}': 'رد: {subject}',
  'Your message to {hospital} ({reference})': 'رسالتكم إلى {hospital} ({reference})',
  'Thank you for your message. We will answer as soon as we can. If it is urgent, please call us and quote your reference.':
    'شكرًا لرسالتكم. سنرد عليكم في أقرب وقت ممكن. إذا كان الأمر عاجلًا، فيُرجى الاتصال بنا وذكر رقمكم المرجعي.',
  'You did not write to us? Then someone entered your address by mistake, and you can ignore this email.':
    'ألم تكن الرسالة منكم؟ إذن أُدخل عنوانكم عن طريق الخطأ، ويمكنكم تجاهل هذه الرسالة.',
  'You are on the waiting list. As soon as a suitable time becomes free, we will hold it for you and write to you.':
    'أنتم على قائمة الانتظار. فور توفر موعد مناسب، سنحجزه لكم مؤقتًا ونراسلكم.',
  'If you did not ask for this, leave the list with the link above and you will not hear from us again.':
    'إذا لم يكن الطلب منكم، فيُرجى مغادرة القائمة عبر الرابط أعلاه ولن تصلكم منا رسائل أخرى.',
  'A time has become free, and we are holding it for you. Please book it with the link below before it goes to the next person.':
    'أصبح موعد متاحًا، وقد حجزناه لكم مؤقتًا. يُرجى حجزه عبر الرابط أدناه قبل أن ينتقل إلى الشخص التالي.',
  'If it does not suit you, there is nothing to do: you stay on the list.':
    'إذا لم يناسبكم، فلا يلزمكم القيام بأي شيء: ستبقون على القائمة.',
  'See or leave the waiting list': 'عرض قائمة الانتظار أو مغادرتها',
  'Please confirm your subscription': 'يُرجى تأكيد اشتراككم',
  'Someone, hopefully you, asked us to send our newsletter to this address. If you would like to have it, open the page below and confirm.':
    'طُلب منا إرسال نشرتنا الإخبارية إلى هذا العنوان، ونأمل أن تكونوا أنتم من طلبها. إذا كانت لديكم رغبة في تلقيها، فيُرجى فتح الصفحة أدناه والتأكيد.',
  'If this was not you, just ignore this mail: without a confirmation we delete your address after seven days.':
    'إذا لم يكن الطلب منكم، فيُرجى تجاهل هذه الرسالة: دون تأكيد نحذف عنوانكم بعد سبعة أيام.',
  'You are on our list already': 'اشتراككم مسجل بالفعل',
  'You asked for our newsletter. It already comes to this address, so there is nothing to do.':
    'طلبتم نشرتنا الإخبارية. إنها تصل إلى هذا العنوان بالفعل، ولا يلزمكم القيام بأي شيء.',
  'You are on our list': 'تم اشتراككم',
  'Thank you for signing up. You will get our newsletter once a month, never more often.':
    'شكرًا لاشتراككم. ستصلكم نشرتنا الإخبارية مرة واحدة في الشهر، لا أكثر.',
  'To get no more newsletter mail from us, open {url}': 'لإلغاء الاشتراك في النشرة الإخبارية، يُرجى فتح {url}',

  // Mail to staff about their account.
  'A browser': 'متصفح',
  '{browser} on {system}': '{browser} على {system}',
  Browser: 'المتصفح',
  'Network address': 'عنوان الشبكة',
  'Your account': 'حسابكم',
  'Sign in': 'تسجيل الدخول',
  'Look at your account': 'عرض الحساب',
  'New sign-in to your account': 'تسجيل دخول جديد إلى حسابكم',
  'Someone signed in to your account from a new browser.': 'سُجّل الدخول إلى حسابكم من متصفح جديد.',
  'Your password was changed': 'تم تغيير كلمة المرور',
  'The password of your account was changed.': 'تم تغيير كلمة مرور حسابكم.',
  'Your email address was changed': 'تم تغيير عنوان بريدكم الإلكتروني',
  'The email address of your account was changed. This one no longer belongs to it.':
    'تم تغيير عنوان البريد الإلكتروني لحسابكم. لم يعد هذا العنوان تابعًا له.',
  'A new email address was entered for your account': 'أُدخل عنوان بريد إلكتروني جديد لحسابكم',
  'Someone entered another email address for your account. It takes effect once the link that we sent there is opened; until then you sign in with this one.':
    'أُدخل عنوان بريد إلكتروني آخر لحسابكم. يسري مفعوله عند فتح الرابط الذي أرسلناه إليه؛ وحتى ذلك الحين يتم تسجيل الدخول بهذا العنوان.',
  'Two-factor sign-in was turned on': 'تم تفعيل تسجيل الدخول بعاملين',
  'From now on your account also asks for a code from your authenticator app.':
    'من الآن فصاعدًا يطلب حسابكم أيضًا رمزًا من تطبيق المصادقة.',
  'Two-factor sign-in was turned off': 'تم إيقاف تسجيل الدخول بعاملين',
  'Your account no longer asks for a code from your authenticator app.':
    'لم يعد حسابكم يطلب رمزًا من تطبيق المصادقة.',
  'You have new recovery codes': 'لديكم رموز استرداد جديدة',
  'A new set of recovery codes was made for your account. The old ones no longer work.':
    'أُنشئت رموز استرداد جديدة لحسابكم. لم تعد الرموز القديمة صالحة.',
  'A recovery code was used': 'استُخدم أحد رموز الاسترداد',
  'Someone signed in to your account with one of its recovery codes, which is now used up.':
    'سُجّل الدخول إلى حسابكم بأحد رموز الاسترداد، ولم يعد هذا الرمز صالحًا.',
  'A passkey was added': 'أُضيف مفتاح مرور',
  'A passkey was added to your account. Anyone who has that device can sign in with it.':
    'أُضيف مفتاح مرور إلى حسابكم. يمكن لمن يملك ذلك الجهاز تسجيل الدخول به.',
  'A passkey was removed': 'أُزيل مفتاح مرور',
  'A passkey was removed from your account. It can no longer sign in.':
    'أُزيل مفتاح مرور من حسابكم. لم يعد بالإمكان تسجيل الدخول به.',
  'You now sign in with your hospital account': 'أصبح تسجيل الدخول بحساب المستشفى',
  'Someone signed in with your hospital account, and your account here was linked to it. From now on there is no other way in: the password, the passkeys and the authenticator app that you had here no longer work.':
    'سُجّل الدخول بحساب المستشفى الخاص بكم، ورُبط حسابكم هنا به. من الآن فصاعدًا لا توجد طريقة أخرى للدخول: لم تعد كلمة المرور ومفاتيح المرور وتطبيق المصادقة التي كانت لديكم هنا صالحة.',
  'Was this you? Then there is nothing to do. If not, tell the person who looks after the website at once.':
    'هل أنتم من قام بذلك؟ إذن لا يلزمكم القيام بأي شيء. وإلا فيُرجى إبلاغ المسؤول عن الموقع فورًا.',
  'Was this you? Then there is nothing to do. If not, set a new password at once, which signs everyone out, and tell the person who looks after the website.':
    'هل أنتم من قام بذلك؟ إذن لا يلزمكم القيام بأي شيء. وإلا فيُرجى تعيين كلمة مرور جديدة فورًا، مما يؤدي إلى تسجيل خروج الجميع، وإبلاغ المسؤول عن الموقع.',
  'Unusually many files were sent': 'أُرسل عدد غير معتاد من الملفات',
  'Patients sent {used} MB of files with their answers to {hospital} in the last 24 hours. At {most} MB no more are taken for a while.':
    'أرسل المرضى {used} ميغابايت من الملفات مع إجاباتهم إلى {hospital} خلال آخر 24 ساعة. عند {most} ميغابايت لن تُقبل ملفات أخرى لبعض الوقت.',
  'Look at the appointments': 'عرض المواعيد',
  'Someone may be trying to fill the disk. Look for visits that nobody really booked.':
    'قد يحاول أحدهم ملء مساحة التخزين. ابحثوا عن مواعيد لم يحجزها أحد فعلًا.',
  'A token for a program was made': 'أُنشئ رمز وصول لبرنامج',
  '{person} made a token with which a program signs in to the website of {hospital}.':
    'أنشأ {person} رمز وصول يسجّل به برنامج الدخول إلى موقع {hospital}.',
  'Look at the programs': 'عرض البرامج',
  'If you did not expect this, ask them, or revoke the token.':
    'إذا لم تتوقعوا ذلك، فاسألوه أو أبطلوا رمز الوصول.',
  'What your account may do has changed': 'تغيّرت صلاحيات حسابكم',
  '{person} changed what your account in the staff area of {hospital} may do.':
    'غيّر {person} صلاحيات حسابكم في منطقة الموظفين لدى {hospital}.',
  'You were signed out: sign in again to continue.': 'تم تسجيل خروجكم: يُرجى تسجيل الدخول مرة أخرى للمتابعة.',
  'It takes effect at once.': 'يسري ذلك فورًا.',
  'If you need more than this for your work, ask an administrator of the website.':
    'إذا كنتم بحاجة إلى صلاحيات أكثر لعملكم، فيُرجى مراجعة إدارة الموقع.',
  'You were signed out everywhere': 'تم تسجيل خروجكم من كل مكان',
  'The signing key of the website of {hospital} was changed. Everyone was signed out, and links in earlier messages no longer open. Your password and your passkeys still work.':
    'تم تغيير مفتاح التوقيع لموقع {hospital}. سُجّل خروج الجميع، ولم تعد روابط الرسائل السابقة تعمل. ما زالت كلمة المرور ومفاتيح المرور صالحة.',
  'Your authenticator app no longer works: sign in with a recovery code or a passkey, turn two-factor sign-in off and set it up again. If you have neither, ask the person who looks after the website.':
    'لم يعد تطبيق المصادقة صالحًا: يُرجى تسجيل الدخول برمز استرداد أو بمفتاح مرور، ثم إيقاف تسجيل الدخول بعاملين وإعداده من جديد. إذا لم يتوفر لديكم أي منهما، فيُرجى مراجعة المسؤول عن الموقع.',
  'Just sign in again.': 'يكفي تسجيل الدخول مرة أخرى.',
  '{person} invites you to help look after the website of {hospital}. Open the page below and choose a password.':
    'يدعوكم {person} إلى المشاركة في إدارة موقع {hospital}. يُرجى فتح الصفحة أدناه واختيار كلمة مرور.',
  'Set up your account': 'إعداد الحساب',
  'If you do not know what this is about, you can ignore this mail.':
    'إذا لم يكن لديكم علم بهذا الأمر، فيمكنكم تجاهل هذه الرسالة.',
  'Your account for the staff area': 'حسابكم في منطقة الموظفين',
  'Someone, hopefully you, asked to set a new password for your account. Open the page below and choose one.':
    'طُلب تعيين كلمة مرور جديدة لحسابكم، ونأمل أن تكونوا أنتم من طلب ذلك. يُرجى فتح الصفحة أدناه واختيار كلمة مرور.',
  'Set a new password': 'تعيين كلمة مرور جديدة',
  'If this was not you, you can ignore this mail: your password stays as it is.':
    'إذا لم يكن الطلب منكم، فيمكنكم تجاهل هذه الرسالة: ستبقى كلمة المرور كما هي.',
  'This address was entered for an account in the staff area of {hospital}. Open the page below to sign in with it from now on.':
    'أُدخل هذا العنوان لحساب في منطقة الموظفين لدى {hospital}. يُرجى فتح الصفحة أدناه لتسجيل الدخول به من الآن فصاعدًا.',
  'Confirm this address': 'تأكيد العنوان',
  'Confirm your email address': 'تأكيد عنوان بريدكم الإلكتروني',
  'The link works once, until {date}.': 'يعمل الرابط مرة واحدة، حتى {date}.',
  'Test message': 'رسالة تجريبية',
  'This is a test message. If you can read it in your inbox, {hospital} can send mail.':
    'هذه رسالة تجريبية. إذا كانت ظاهرة في صندوق الوارد لديكم، فإن {hospital} يستطيع إرسال البريد.',
  'Replies to mail from the website go to the first email address of the contact record.':
    'تُرسل الردود على رسائل الموقع إلى أول عنوان بريد إلكتروني في بيانات التواصل.',

  // Mail to staff about what waits.
  '{count} new inquiries': {
    zero: 'لا استفسارات جديدة',
    one: 'استفسار جديد واحد',
    two: 'استفساران جديدان',
    few: '{count} استفسارات جديدة',
    many: '{count} استفسارًا جديدًا',
    other: '{count} استفسار جديد',
  },
  '{count} appointments to approve': {
    zero: 'لا مواعيد بانتظار الموافقة',
    one: 'موعد واحد بانتظار الموافقة',
    two: 'موعدان بانتظار الموافقة',
    few: '{count} مواعيد بانتظار الموافقة',
    many: '{count} موعدًا بانتظار الموافقة',
    other: '{count} موعد بانتظار الموافقة',
  },
  '{count} overdue inquiries': {
    zero: 'لا استفسارات متأخرة',
    one: 'استفسار متأخر واحد',
    two: 'استفساران متأخران',
    few: '{count} استفسارات متأخرة',
    many: '{count} استفسارًا متأخرًا',
    other: '{count} استفسار متأخر',
  },
  '{count} appointments to rebook': {
    zero: 'لا مواعيد لإعادة الحجز',
    one: 'موعد واحد لإعادة الحجز',
    two: 'موعدان لإعادة الحجز',
    few: '{count} مواعيد لإعادة الحجز',
    many: '{count} موعدًا لإعادة الحجز',
    other: '{count} موعد لإعادة الحجز',
  },
  '{count} people to call about a free time': {
    zero: 'لا أحد ينتظر اتصالًا بشأن وقت متاح',
    one: 'شخص واحد ينتظر اتصالًا بشأن وقت متاح',
    two: 'شخصان ينتظران اتصالًا بشأن وقت متاح',
    few: '{count} أشخاص ينتظرون اتصالًا بشأن وقت متاح',
    many: '{count} شخصًا ينتظرون اتصالًا بشأن وقت متاح',
    other: '{count} شخص ينتظرون اتصالًا بشأن وقت متاح',
  },
  '{count} messages that could not be delivered': {
    zero: 'لا رسائل تعذر تسليمها',
    one: 'رسالة واحدة تعذر تسليمها',
    two: 'رسالتان تعذر تسليمهما',
    few: '{count} رسائل تعذر تسليمها',
    many: '{count} رسالة تعذر تسليمها',
    other: '{count} رسالة تعذر تسليمها',
  },
  'Today: {list}': 'اليوم: {list}',
  'This waits in the staff area of {hospital} today.': 'هذا ما ينتظر اليوم في منطقة الموظفين لدى {hospital}.',
  'Something new waits in the staff area of {hospital}.': 'يوجد جديد في منطقة الموظفين لدى {hospital}.',
  'This message names no patients: sign in to see more. You can change what you are told by mail here: {url}':
    'لا تذكر هذه الرسالة أسماء المرضى: يُرجى تسجيل الدخول للاطلاع على المزيد. يمكنكم تغيير ما يصلكم بالبريد هنا: {url}',

  // The feed, the manifest and the pictures of links.
  '{hospital}: news': '{hospital}: الأخبار',
  'What is new at {hospital}, and advice from our doctors.': 'أحدث أخبار {hospital} ونصائح من أطبائنا.',
  'Phone numbers': 'أرقام الهاتف',
  'Conditions and symptoms': 'الأمراض والأعراض',

  // The states of visits, inquiries, mail and the waiting list, in lists and files for staff.
  'To be confirmed': 'بانتظار التأكيد',
  Requested: 'مطلوب',
  Booked: 'محجوز',
  Arrived: 'حضر',
  'With the doctor': 'لدى الطبيب',
  Done: 'تم',
  Cancelled: 'ملغى',
  Declined: 'مرفوض',
  Expired: 'منتهي الصلاحية',
  'No-show': 'لم يحضر',
  'Entered in error': 'أُدخل بالخطأ',
  'On the website': 'عبر الموقع',
  'On the phone': 'هاتفيًا',
  'At reception': 'في الاستقبال',
  New: 'جديد',
  'In progress': 'قيد المعالجة',
  Replied: 'تم الرد',
  Spam: 'بريد مزعج',
  Waiting: 'قيد الانتظار',
  Sent: 'أُرسلت',
  'Not delivered': 'لم تُسلَّم',
  Discarded: 'أُلغي إرسالها',
  'Left the list': 'غادر القائمة',
  'Ended, since offers were not answered': 'انتهى لعدم الرد على العروض',
  // Text messages.
  '{hospital}: we have your request for {when} and will confirm it.':
    '{hospital}: وصلنا طلبكم ليوم {when} وسنؤكده.',
  '{hospital}: your appointments are booked, the first for {when}.':
    '{hospital}: تم حجز مواعيدكم، وأولها يوم {when}.',
  '{hospital}: your appointments have been moved, the first to {when}.':
    '{hospital}: نُقلت مواعيدكم، وأولها إلى {when}.',
  '{hospital}: appointments of yours are cancelled, the first on {when}.':
    '{hospital}: أُلغيت مواعيد لكم، أولها يوم {when}.',
  '{hospital}: your appointment is booked for {when}.': '{hospital}: تم حجز موعدكم يوم {when}.',
  '{hospital}: your appointment has been moved to {when}.': '{hospital}: نُقل موعدكم إلى {when}.',
  '{hospital}: we changed how your appointment on {when} takes place.':
    '{hospital}: غيّرنا طريقة موعدكم في {when}.',
  '{hospital}: your appointment on {when} is cancelled.': '{hospital}: أُلغي موعدكم يوم {when}.',
  '{hospital}: we cannot confirm your request for {when}.': '{hospital}: لا يمكننا تأكيد طلبكم ليوم {when}.',
  '{hospital}: a reminder of your appointment on {when}.': '{hospital}: تذكير بموعدكم يوم {when}.',
  '{hospital}: please choose another time for your appointment on {when}.':
    '{hospital}: يُرجى اختيار وقت آخر لموعدكم يوم {when}.',
  '{hospital}: a time is free for you, {when}. The link is in our email.':
    '{hospital}: يوجد موعد شاغر لكم، {when}. الرابط في بريدنا الإلكتروني.',
  '{hospital}: a time is free for you, {when}, kept until {until}.':
    '{hospital}: موعد شاغر لكم، {when}، محجوز حتى {until}.',
  '{hospital}: this is a test text.': '{hospital}: هذه رسالة نصية تجريبية.',
  'Questions: {phone}': 'للاستفسار: {phone}',
  'Reply STOP for no more texts.': 'للإيقاف أرسلوا STOP.',
  'Choose mail or sms.': 'اختاروا mail أو sms.',
  'Choose none, gateway, twilio or vonage.': 'اختاروا none أو gateway أو twilio أو vonage.',
  'No texts can be sent about this appointment.': 'لا يمكن إرسال رسائل نصية بشأن هذا الموعد.',
  // x
  'Enter a phone number for the text messages.': 'أدخلوا رقم هاتف للرسائل النصية.',

  // How a visit is offered, and where it takes place.
  'Join from the page of your appointment ten minutes early, in a quiet place.':
    'انضم من صفحة موعدك قبل عشر دقائق، وكن في مكان هادئ.',
  'Have your medicines or a list of them at hand, and earlier reports.':
    'ضع أدويتك أو قائمة بها وتقاريرك السابقة في متناول يدك.',
  'By phone. We call you on the number that ends in {digits}.':
    'عبر الهاتف. سنتصل بك على الرقم الذي ينتهي بـ {digits}.',
  'By phone. We have no number of yours: please call us to give it.':
    'عبر الهاتف. ليس لدينا رقم لك: يرجى الاتصال بنا لإعطائنا إياه.',
  'By video, from the page of your appointment': 'عبر الفيديو، من صفحة موعدك',
  'Enter a day in both fields.': 'أدخل يومًا في كلا الحقلين.',
  'This visit does not take place like that. Choose another way.':
    'لا يتم هذا الموعد بهذه الطريقة. اختر طريقة أخرى.',
  'This kind of visit is not booked online. Please call us.':
    'لا يُحجز هذا النوع من المواعيد عبر الإنترنت. يرجى الاتصال بنا.',
  'This kind of visit is not moved online. Please call us.':
    'لا يُنقل هذا النوع من المواعيد عبر الإنترنت. يرجى الاتصال بنا.',
  'Choose the visit that you ask for.': 'اختر نوع الموعد الذي تطلبه.',
  'This kind of visit cannot be asked for online. Please call us.':
    'لا يمكن طلب هذا النوع من المواعيد عبر الإنترنت. يرجى الاتصال بنا.',
} as const;

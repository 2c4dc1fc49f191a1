/** Your own account, and the rules of signing in. */
export const staffSecurity = {
  // Your own account.
  'Your account is limited to what your work needs. Ask an administrator to change it.':
    'حسابك مقتصر على ما يتطلبه عملك. اطلب من مسؤول النظام تعديله.',
  '<strong>{email}</strong> is not confirmed yet. Open the link that we sent there within a day.':
    'لم يُؤكَّد <strong>{email}</strong> بعد. افتح الرابط الذي أرسلناه إليه خلال يوم.',
  'Until then, sign in with {email}.': 'حتى ذلك الحين، سجّل الدخول بالعنوان {email}.',
  'Colleagues see it next to what you did.': 'يراه الزملاء بجانب ما فعلته.',
  'We write to you there. You sign in with your hospital account, which a new address here does not change.':
    'نراسلك عليه. تسجّل الدخول بحساب المستشفى، ولا يغيّره عنوان جديد هنا.',
  'You sign in with it.': 'تسجّل الدخول به.',
  'There is no mail server, so a new address takes effect at once and signs you out everywhere else.':
    'لا يوجد خادم بريد، لذلك يسري العنوان الجديد فورًا ويُسجّل خروجك من كل مكان آخر.',
  'A new address takes effect once you open the link that we send there. We also tell the old address.':
    'يسري العنوان الجديد عند فتح الرابط الذي نرسله إليه. ونُبلغ العنوان القديم أيضًا.',
  'Saved. Open the link that we sent to {email}.': 'تم الحفظ. افتح الرابط الذي أرسلناه إلى {email}.',
  'Language of the staff area': 'لغة منطقة الموظفين',
  'Mail to you is in this language too.': 'تكون الرسائل المرسلة إليكم بهذه اللغة أيضًا.',
  'The hospital’s main language': 'اللغة الرئيسية للمستشفى',
  'Current password': 'كلمة المرور الحالية',
  'Change the password': 'تغيير كلمة المرور',
  'Your password has been changed.': 'تم تغيير كلمة مرورك.',
  'This signs you out everywhere else.': 'سيُسجَّل خروجك من كل مكان آخر.',
  // Two factors and passkeys.
  'Two-factor sign-in': 'الدخول بعاملين',
  'Signing in asks for a code from your authenticator app as well.':
    'يُطلب عند تسجيل الدخول رمز من تطبيق المصادقة أيضًا.',
  'Sign in with a code from an app on your phone as well, so that a stolen password is not enough.':
    'سجّل الدخول برمز من تطبيق على هاتفك أيضًا، كي لا تكفي كلمة مرور مسروقة.',
  '{count} of 10 recovery codes left.': 'بقي {count} من 10 رموز استرداد.',
  'Make a new set before they run out.': 'أنشئ مجموعة جديدة قبل نفادها.',
  'New recovery codes': 'رموز استرداد جديدة',
  'Turn on': 'تشغيل',
  'Turn off': 'إيقاف',
  'Set up': 'إعداد',
  'Two-factor sign-in is off.': 'الدخول بعاملين متوقف.',
  'Set up two-factor sign-in': 'إعداد الدخول بعاملين',
  'Scan this with an authenticator app on your phone, such as Aegis, 2FAS or the one your phone came with.':
    'امسح هذا بتطبيق مصادقة على هاتفك، مثل Aegis أو 2FAS أو التطبيق المرفق مع هاتفك.',
  'QR code for the authenticator app': 'رمز QR لتطبيق المصادقة',
  'Enter a key manually instead': 'إدخال مفتاح يدويًا بدلًا من ذلك',
  'The six digits that the app shows': 'الأرقام الستة التي يعرضها التطبيق',
  'Your recovery codes': 'رموز الاسترداد الخاصة بك',
  'Each code signs you in once if you do not have your phone. Keep them apart from your phone. They are not shown again.':
    'يتيح كل رمز تسجيل الدخول مرة واحدة إذا لم يكن هاتفك معك. احفظها بعيدًا عن هاتفك. لن تُعرض مجددًا.',
  'Save as a file': 'حفظ كملف',
  'I have saved them': 'لقد حفظتها',
  Passkeys: 'مفاتيح المرور',
  'Sign in with your fingerprint, your face or the PIN of your device. No password, no code.':
    'سجّل الدخول ببصمتك أو وجهك أو رمز جهازك. بلا كلمة مرور وبلا رمز.',
  'Passkeys do not work here, because this page is not opened over https.':
    'لا تعمل مفاتيح المرور هنا، لأن هذه الصفحة لم تُفتح عبر https.',
  'Add a passkey': 'إضافة مفتاح مرور',
  'Adding …': 'جارٍ الإضافة…',
  Rename: 'إعادة تسمية',
  'Rename {what}': 'إعادة تسمية {what}',
  'Rename the passkey': 'إعادة تسمية مفتاح المرور',
  'Helps you recognise the device later.': 'يساعدك على تمييز الجهاز لاحقًا.',
  'The passkey has been removed.': 'تمت إزالة مفتاح المرور.',
  'You can now sign in with this passkey.': 'يمكنك الآن تسجيل الدخول بمفتاح المرور هذا.',
  // Sessions and notices.
  'Where you are signed in': 'أماكن تسجيل دخولك',
  'Last used {used}, signed in {begun}': 'آخر استخدام {used}، تسجيل الدخول {begun}',
  'This device': 'هذا الجهاز',
  'Sign out<hidden> on {device}</hidden>': 'تسجيل الخروج<hidden> من {device}</hidden>',
  'Signed out there.': 'تم تسجيل الخروج هناك.',
  'Sign out everywhere else': 'تسجيل الخروج من كل مكان آخر',
  'Signed out everywhere else.': 'تم تسجيل الخروج من كل مكان آخر.',
  'A session ends after two hours without use, and after twelve hours in any case.':
    'تنتهي الجلسة بعد ساعتين من دون استخدام، وبعد اثنتي عشرة ساعة في كل الأحوال.',
  'Time of the daily mail': 'وقت الرسالة اليومية',
  'It comes on days when something waits, and counts all that does.':
    'تصل في الأيام التي ينتظر فيها شيء، وتعدّ كل ما ينتظر.',
  'Mail goes to {email}, at most one message in ten minutes. It says how much waits, and never about whom.':
    'تُرسل الرسائل إلى {email}، رسالة واحدة على الأكثر كل عشر دقائق. تذكر مقدار ما ينتظر، ولا تذكر أبدًا من يخصّ.',
  'There is no mail server yet, so nothing is sent.': 'لا يوجد خادم بريد بعد، لذلك لا يُرسل شيء.',
  // For all staff.
  'For all staff': 'لكل الموظفين',
  'Everyone needs a second factor': 'يلزم الجميع عامل ثانٍ',
  'An authenticator app or a passkey. Anyone with neither has to set one up first.':
    'تطبيق مصادقة أو مفتاح مرور. من لا يملك أيًا منهما عليه إعداد أحدهما أولًا.',
  'Lock an idle screen': 'قفل الشاشة الخاملة',
  'Its owner unlocks it with a password or passkey, or a colleague signs in.':
    'يفتحها صاحبها بكلمة مرور أو مفتاح مرور، أو يسجّل زميل الدخول.',
  'After {count} minutes': {
    zero: 'فورًا',
    one: 'بعد دقيقة',
    two: 'بعد دقيقتين',
    few: 'بعد {count} دقائق',
    many: 'بعد {count} دقيقة',
    other: 'بعد {count} دقيقة',
  },
  'Doctors may change': 'يمكن للأطباء تعديل',
  'Their own page': 'صفحتهم الخاصة',
  'Their own hours and leave': 'ساعاتهم وإجازاتهم الخاصة',
  'This is for accounts with the role of a doctor. They always read both.':
    'يخص هذا الحسابات ذات دور الطبيب، ويمكنها دائمًا الاطلاع على كليهما.',
  // Single sign-on.
  'Groups and roles': 'المجموعات والأدوار',
  'At every sign-in, and every ten minutes after it, people have the roles of their groups. Anyone whose groups give no role cannot enter.':
    'عند كل تسجيل دخول، ثم كل عشر دقائق، تكون للأشخاص أدوار مجموعاتهم. من لا تمنحه مجموعاته دورًا لا يمكنه الدخول.',
  Group: 'المجموعة',
  'Remove<hidden> the group {name}</hidden>': 'إزالة<hidden> المجموعة {name}</hidden>',
  'Words on the button': 'نص الزر',
  'Leave empty for “Sign in with your hospital account”.':
    'اتركه فارغًا لاستخدام «تسجيل الدخول بحساب المستشفى».',
  'Claim that lists the groups': 'المطالبة التي تسرد المجموعات',
  'Your identity provider decides its name. Most call it groups.':
    'يحدد موفّر الهوية اسمها. ومعظمهم يسميها groups.',
  'Create an account at the first sign-in': 'إنشاء حساب عند أول تسجيل دخول',
  'For anyone whose groups give a role. Otherwise invite people first, with the email address of their hospital account.':
    'لكل من تمنحه مجموعاته دورًا. وإلا فادعُ الأشخاص أولًا بالبريد الإلكتروني لحسابهم في المستشفى.',
  'Emergency account': 'حساب الطوارئ',
  'An administrator who can always sign in with a password, should the identity provider fail.':
    'مسؤول نظام يمكنه دائمًا تسجيل الدخول بكلمة مرور إذا تعطل موفّر الهوية.',
  '{name}, {email}': '{name}، {email}',
  'Only single sign-on': 'الدخول الموحّد فقط',
  'Nobody else can sign in with a password or a passkey, and everyone who did is signed out.':
    'لا يمكن لأحد غيره تسجيل الدخول بكلمة مرور أو مفتاح مرور، ويُسجَّل خروج كل من فعل.',
  'Back|to before': 'رجوع',
} as const;

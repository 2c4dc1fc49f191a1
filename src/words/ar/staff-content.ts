/** The pages of content. */
export const staffContent = {
  // What several pages of content say.
  'About|an entry': 'معلومات عامة',
  Text: 'النص',
  Date: 'التاريخ',
  Duration: 'المدة',
  'Duration in minutes': 'المدة بالدقائق',
  '{minutes} min': '{minutes} دقيقة',
  'Who it is for': 'لمن هي',
  'One or two sentences for menus and cards.': 'جملة أو جملتان للقوائم والبطاقات.',
  'One or two sentences for lists and cards.': 'جملة أو جملتان للقوائم والبطاقات.',
  'One or two sentences for cards.': 'جملة أو جملتان للبطاقات.',
  'One or two sentences for lists and search results.': 'جملة أو جملتان للقوائم ونتائج البحث.',
  'Patients book a visit of this length, up to eight hours.':
    'يحجز المرضى زيارة بهذه المدة، حتى ثماني ساعات.',
  'Patients book a visit of this length, up to eight hours. In the emergency department, one with neither a length nor another visit is not booked.':
    'يحجز المرضى زيارة بهذه المدة، حتى ثماني ساعات. في قسم الطوارئ لا تُحجز الخدمة التي ليست لها مدة ولا زيارة أخرى.',
  'Booked as another visit': 'يُحجز كزيارة أخرى',
  'Leave empty for a visit of its own length.': 'اتركه فارغًا لزيارة بمدتها الخاصة.',
  'What patients should do before they come.': 'ما ينبغي للمرضى فعله قبل الحضور.',
  'Questions and answers': 'أسئلة وأجوبة',
  Profile: 'الملف التعريفي',
  // Departments.
  Head: 'الرئيس',
  'Where and when': 'المكان والوقت',
  'Location in the building': 'الموقع داخل المبنى',
  'For example, Level 2, east wing.': 'مثال: الطابق 2، الجناح الشرقي.',
  // Doctors.
  'This doctor': 'هذا الطبيب',
  'Working hours': 'ساعات العمل',
  'Leave and extra hours': 'الإجازات والساعات الإضافية',
  'Online booking': 'الحجز عبر الإنترنت',
  'For example, Dr or Prof.': 'مثال: د. أو أ.د.',
  'For example, Consultant cardiologist.': 'مثال: استشاري أمراض القلب.',
  'For example, MBBS, FRCP.': 'مثال: MBBS، FRCP.',
  'Spoken with patients.': 'المستخدمة مع المرضى.',
  'Patients can book online': 'يمكن للمرضى الحجز عبر الإنترنت',
  // Services and packages.
  'Leave empty to show no price.': 'اتركه فارغًا لعدم عرض سعر.',
  'For what begins with a consultation, such as an operation. Leave empty for a visit of its own length.':
    'لما يبدأ باستشارة، مثل العمليات. اتركه فارغًا لزيارة بمدتها الخاصة.',
  'Patients book the package with a doctor of this department. Without one they can only ask about it.':
    'يحجز المرضى الباقة لدى طبيب من هذا القسم. ومن دون قسم يمكنهم الاستفسار عنها فقط.',
  'Show on the home page, which has room for three': 'عرض في الصفحة الرئيسية، التي تتسع لثلاث',
  'The price without a discount.': 'السعر من دون خصم.',
  'Discounted price': 'السعر بعد الخصم',
  'Lower than the price. The website shows both and the saving. Leave empty for no discount.':
    'أقل من السعر. يعرض الموقع كليهما ومقدار التوفير. اتركه فارغًا إن لم يكن هناك خصم.',
  '<hidden>instead of </hidden><old>{price}</old>': '<hidden>بدلًا من </hidden><old>{price}</old>',
  'Use the same words for a check in every package, so that packages can be compared. Enter starts a new line. Alt and an arrow key move a line, or the whole group from its title.':
    'استخدم التسمية نفسها للفحص في كل باقة، لتسهل المقارنة بين الباقات. يبدأ Enter سطرًا جديدًا، وينقل Alt مع سهم سطرًا، أو المجموعة كلها من عنوانها.',
  'Groups of checks': 'مجموعات الفحوصات',
  Checks: 'الفحوصات',
  // News and guides.
  Article: 'الخبر',
  'Two sentences for lists and feeds. Leave empty to use the start of the text.':
    'جملتان للقوائم والخلاصات. اتركه فارغًا لاستخدام بداية النص.',
  'For example, Dr Clara Hensley. Leave empty if the hospital is the author.':
    'مثال: د. كلارا هنسلي. اتركه فارغًا إذا كان المستشفى هو الكاتب.',
  'Use existing tags where they fit, so that readers find related articles.':
    'استخدم الوسوم الموجودة حيث تناسب، ليجد القراء الأخبار ذات الصلة.',
  'Show large at the top of the news while it is among the newest': 'عرض كبير أعلى الأخبار ما دام من أحدثها',
  'What visitors look for, such as Parking.': 'ما يبحث عنه الزوار، مثل مواقف السيارات.',
  'The guides of a topic are listed together and lead to each other.':
    'تُعرض صفحات الموضوع الواحد معًا ويقود بعضها إلى بعض.',
  'Also searched as': 'يُبحث عنه أيضًا باسم',
  'Other words for it, separated by commas. The search finds them; the page does not show them.':
    'كلمات أخرى له، مفصولة بفواصل. يجدها البحث ولا تعرضها الصفحة.',
  'One or two sentences for lists and search results. If they say to call an emergency number of the hospital, the page begins with buttons that do.':
    'جملة أو جملتان للقوائم ونتائج البحث. إذا طلبت الاتصال برقم طوارئ المستشفى، فستبدأ الصفحة بأزرار للاتصال به.',
  'The page links to each large heading at its top.': 'تضع الصفحة في أعلاها روابط إلى كل عنوان كبير.',
  // Conditions.
  'Due since {day}': 'مستحقة منذ {day}',
  'One sign on each line. It shows as a list.': 'علامة واحدة في كل سطر. تظهر على شكل قائمة.',
  'As patients say it, such as Fever in children.': 'كما يسميه المرضى، مثل الحمى عند الأطفال.',
  'Also called': 'يُسمى أيضًا',
  'Other words for it, separated by commas. The search finds them.':
    'كلمات أخرى له، مفصولة بفواصل. يجدها البحث.',
  'Treated by': 'يعالجه',
  'When to get help': 'متى تُطلب المساعدة',
  'Call an ambulance now if': 'اتصل بالإسعاف فورًا إذا',
  'Only where a life may be in danger.': 'فقط حيث قد تكون الحياة في خطر.',
  'It can be looked after at home if': 'يمكن العناية به في المنزل إذا',
  Review: 'المراجعة',
  'Who answers for what the page says, such as a doctor.': 'من يتحمل مسؤولية ما تقوله الصفحة، مثل طبيب.',
  'Last review': 'آخر مراجعة',
  'Next review': 'المراجعة التالية',
  'From this day on, the dashboard reminds you.': 'ابتداءً من هذا اليوم، ستذكّرك لوحة المعلومات.',
  // Testimonials.
  'What was said': 'ما قيل',
  'As the patient wants to be named.': 'كما يريد المريض أن يُذكر اسمه.',
  '1 to 5. Leave empty for no stars.': 'من 1 إلى 5. اتركه فارغًا لعدم عرض نجوم.',
  'The patient has agreed to this being shown': 'وافق المريض على عرض هذا',
  // Visit types.
  'How it takes place': 'طريقة الزيارة',
  'In person': 'حضوريًا',
  Approval: 'الموافقة',
  'By staff': 'من الموظفين',
  'None|approval': 'لا يلزم',
  'The visit': 'الزيارة',
  'What patients choose, for example New consultation.': 'ما يختاره المرضى، مثل استشارة جديدة.',
  'Minutes from one start to the next': 'الدقائق من بداية إلى التي تليها',
  'Leave empty for the length of the visit, so that one follows the other.':
    'اتركه فارغًا ليساوي مدة الزيارة، فتتوالى الزيارات.',
  'Minutes kept free before a visit': 'دقائق تبقى فارغة قبل الزيارة',
  'Minutes kept free after a visit': 'دقائق تبقى فارغة بعد الزيارة',
  'Patients at the same time': 'عدد المرضى في الوقت نفسه',
  'Enter more than 1 for groups.': 'أدخل أكثر من 1 للمجموعات.',
  'Leave empty if every doctor offers it.': 'اتركه فارغًا إذا كان يقدّمها كل الأطباء.',
  'Staff approve each booking': 'يوافق الموظفون على كل حجز',
  'Latest booking, minutes before the visit': 'آخر وقت للحجز، بالدقائق قبل الزيارة',
  '120 is two hours, 1440 a day.': '120 تعني ساعتين، و1440 يومًا.',
  'Earliest booking, days before the visit': 'أول وقت للحجز، بالأيام قبل الزيارة',
  'Latest cancellation, minutes before the visit': 'آخر وقت للإلغاء، بالدقائق قبل الزيارة',
  'Latest move, minutes before the visit': 'آخر وقت لتغيير الموعد، بالدقائق قبل الزيارة',
  'After that, they have to call you.': 'بعد ذلك عليهم الاتصال بكم.',
  // Closures, leave and extra hours.
  '{day} {year}, {time}': '{day} {year}، {time}',
  Until: 'حتى',
  'The whole hospital': 'المستشفى كله',
  'Nobody can book, and visitors read that you are closed. Lines of opening hours marked “Also open when the whole hospital is closed” stay open.':
    'لا يمكن لأحد الحجز، ويقرأ الزوار أنكم مغلقون. أما أسطر ساعات العمل المعلّمة بـ«مفتوح أيضًا عند إغلاق المستشفى كله» فتبقى مفتوحة.',
  'In the hospital’s time zone, {zone}.': 'بالمنطقة الزمنية للمستشفى، {zone}.',
  'Leave empty to close the whole hospital.': 'اتركه فارغًا لإغلاق المستشفى كله.',
  'Reason for visitors': 'السبب للزوار',
  'Visitors read it beside the opening hours. For example, Staff training.':
    'يقرؤه الزوار بجانب ساعات العمل. مثال: تدريب الموظفين.',
  'For colleagues only.': 'للزملاء فقط.',
  // Search terms.
  'What people say': 'ما يقوله الناس',
  'The main language': 'اللغة الرئيسية',
  'Terms of the main language are understood on the pages of every language.':
    'تُفهم مصطلحات اللغة الرئيسية في صفحات كل اللغات.',
  'What they mean': 'ما يقصدونه',
  'Lead to': 'تقود إلى',
  'For staff only. Visitors never see it.': 'للموظفين فقط. لا يراه الزوار أبدًا.',
  'For example: rash, acne, skin doctor. If a term has several words, all of them must be typed, in any order. Typing mistakes and plurals are understood.':
    'مثال: طفح، حب الشباب، طبيب جلدية. إذا كان المصطلح من عدة كلمات، فيجب كتابتها كلها بأي ترتيب. تُفهم الأخطاء المطبعية وصيغ الجمع.',
  'Words from the name of a department, service, package or article, or a page: contact, appointment, pricing, about us, gallery, accessibility or privacy. The first is shown before the second.':
    'كلمات من اسم قسم أو خدمة أو باقة أو خبر، أو صفحة: contact أو appointment أو pricing أو about us أو gallery أو accessibility أو privacy. تظهر الأولى قبل الثانية.',
  'Leave empty unless these words may describe an emergency. Your text appears above the results, with the emergency number from Settings, Contact.':
    'اتركه فارغًا إلا إذا كانت هذه الكلمات قد تصف حالة طارئة. يظهر نصك فوق النتائج، مع رقم الطوارئ من الإعدادات، صفحة التواصل.',
  'What they find now': 'ما تجده الآن',
  '“{words}” finds {found}.': '«{words}» تجد {found}.',
  '“{words}” finds nothing yet.': '«{words}» لا تجد شيئًا بعد.',
  'the page /{page}': 'الصفحة /{page}',
  '{title} ({kind})': '{title} ({kind})',
  // Contact and social links.
  'Contact details': 'بيانات التواصل',
  'Emergency number': 'رقم الطوارئ',
  'Your own. Visible on every page.': 'الخاص بكم. يظهر في كل صفحة.',
  'Number for an ambulance': 'رقم الإسعاف',
  'Of your country, such as 999, 112 or 911. Leave empty where people call your own number.':
    'الخاص ببلدكم، مثل 999 أو 112 أو 911. اتركه فارغًا إذا كان الناس يتصلون برقمكم.',
  'Separate with commas. The footer shows the first one.': 'افصل بينها بفواصل. يعرض أسفل الصفحة الأول منها.',
  'What each phone number is for': 'الغرض من كل رقم هاتف',
  'In the order of the numbers, separated by commas, such as “Reception, Bills and insurance”.':
    'بترتيب الأرقام، مفصولة بفواصل، مثل «الاستقبال، الفواتير والتأمين».',
  'What each email address is for': 'الغرض من كل عنوان بريد إلكتروني',
  'In the order of the addresses, separated by commas.': 'بترتيب العناوين، مفصولة بفواصل.',
  'Email addresses': 'عناوين البريد الإلكتروني',
  'Find us': 'موقعنا',
  'Postal address': 'العنوان البريدي',
  'Map link': 'رابط الخريطة',
  'Leave empty to use a map search for the address.': 'اتركه فارغًا لاستخدام البحث عن العنوان في الخريطة.',
  'The links could not be loaded.': 'تعذّر تحميل الروابط.',
  Profiles: 'الحسابات',
  'A full address that starts with https://. Leave empty for no icon in the footer.':
    'عنوان كامل يبدأ بـ https://. اتركه فارغًا لعدم عرض رمز أسفل الصفحة.',
  // An album.
  Album: 'الألبوم',
  'Visitors see the month and the year.': 'يرى الزوار الشهر والسنة.',
  'Save the album, then choose its pictures here.': 'احفظ الألبوم، ثم اختر صوره هنا.',
  // Rooms and devices.
  'The room or device': 'الغرفة أو الجهاز',
  'For example, Ultrasound 1.': 'مثال: جهاز الموجات فوق الصوتية 1.',
  'For example, Ultrasound. A visit type needs a kind, and each of its visits takes one free room of that kind.':
    'مثال: الموجات فوق الصوتية. يحتاج نوع الزيارة إلى فئة، وتشغل كل زيارة منه غرفة متاحة من هذه الفئة.',
  'Leave empty if every doctor may use it.': 'اتركه فارغًا إذا كان بإمكان كل الأطباء استخدامها.',
  'Lower numbers are taken first.': 'تُشغل الأرقام الأصغر أولًا.',
  Availability: 'التوفر',
  'Visits may take place in it': 'يمكن أن تتم فيها الزيارات',
  'Out of use for a time': 'غير متاحة لفترة',
  'It takes no visits then. Appointments that have it are listed once you save.':
    'لا تتم فيها زيارات عندئذ. تُعرض المواعيد المتأثرة بعد الحفظ.',
  'Room or device': 'الغرفة أو الجهاز المطلوب',
  'Each visit takes one of this kind. Free times are offered only while one is free.':
    'تشغل كل زيارة واحدة من هذه الفئة. لا تُعرض الأوقات إلا عندما تكون إحداها متاحة.',
  'In use': 'قيد الاستخدام',
  'Not in use': 'غير مستخدمة',
  'Out of use': 'غير متاحة',
  'Room out of use': 'الغرفة غير متاحة',
} as const;

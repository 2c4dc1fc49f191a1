/** The albums by their slugs, and the captions of their pictures by album and file. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const albums: DemoWords = {
  'inside-our-hospital': {
    title: 'داخل مستشفانا',
    description: 'جولة من الباب الأمامي إلى الأجنحة، كي تعرفوا ما ينتظركم قبل حضوركم.',
  },
  'inside-our-hospital/hero-exterior': {
    caption: 'المدخل الرئيسي صباحًا. في البرج الزجاجي الدرج وثلاثة مصاعد.',
  },
  'inside-our-hospital/lobby-reception': {
    caption: 'الاستقبال، مفتوح من السابعة صباحًا. إذا ضللتم الطريق، فاسألوا هنا.',
  },
  'inside-our-hospital/corridor-daylight': {
    caption: 'الممر الطويل في الطابق الأول. تدلكم الأبواب الملونة على القسم الذي أنتم فيه.',
  },
  'inside-our-hospital/consultation-room': {
    caption: 'غرفة استشارة. فيها دائمًا كرسي لمن يرافقكم.',
  },
  'inside-our-hospital/patient-room': {
    caption: 'غرفة مفردة. يتحول أحد الكرسيين إلى سرير لمن يبيت مع المريض.',
  },
  'inside-our-hospital/pharmacy-shelves': {
    caption: 'الصيدلية بجانب البهو، مفتوحة كل يوم، ولأهل المدينة أيضًا.',
  },
  'inside-our-hospital/lecture-hall': {
    caption: 'قاعة المحاضرات. لقاءات أول ثلاثاء من كل شهر هنا مفتوحة للجميع.',
  },
  'quiet-places': {
    title: 'أماكن هادئة',
    description: 'أماكن للجلوس والتنفس والانتظار. جميعها مفتوحة للمرضى والزوار.',
  },
  'quiet-places/healing-garden': {
    caption: 'حديقة الفناء في أبريل، بعد يوم من إعادة فتحها. جميع الممرات بلا درج.',
  },
  'quiet-places/corridor-daylight': { caption: 'مقاعد النوافذ في الطابق الأول تطل على الحديقة.' },
  'quiet-places/patient-room': { caption: 'ضوء المساء في غرفة من جناح الحديقة.' },
  'quiet-places/lobby-reception': { caption: 'في الصباح الباكر يكون البهو لمن لا يستطيعون النوم.' },
  'new-childrens-ward': {
    title: 'جناح الأطفال الجديد',
    description: 'أخبرنا ستون طفلًا كيف ينبغي أن يكون الجناح. وهذا ما صنعناه من ذلك.',
  },
  'new-childrens-ward/children-ward': {
    caption: 'ركن اللعب يوم الانتقال، قبل وصول الدراجات الثلاثية.',
  },
  'new-childrens-ward/paediatrics': {
    caption: 'دب الجناح أُجريت له جميع الفحوصات. وسيخبركم أنها لم تكن سيئة إلى هذا الحد.',
  },
  'new-childrens-ward/child-care': {
    caption: 'يحمل اختصاصي اللعب لدينا الألعاب إلى من يجب أن يبقوا في السرير.',
  },
  'behind-the-results': {
    title: 'خلف النتائج: التصوير والمختبر وغرفة العمليات',
    description: 'غرف لا يراها المرضى إلا دقائق، أو وهم نائمون. وهذا ما يحدث فيها بقية اليوم.',
  },
  'behind-the-results/imaging-suite': {
    caption: 'جهاز التصوير الجديد في يومه الأول. فتحته أوسع من القديم بمقدار كف.',
  },
  'behind-the-results/radiology': {
    caption: 'صورة أشعة على اللوح المضيء. تُقرأ معظم الصور اليوم على الشاشات، لكن ليس كلها.',
  },
  'behind-the-results/laboratory-bench': {
    caption: 'يفحص المختبر نحو تسعمئة عينة في يوم العمل الواحد.',
  },
  'behind-the-results/operating-theatre': {
    caption: 'إحدى غرف العمليات الست أثناء تجهيزها. تُعدّ كل قطعة مرتين.',
  },
  'behind-the-results/ambulance-bay': {
    caption: 'يستغرق تسليم المريض عند مدخل الطوارئ أقل من دقيقتين.',
  },
  'your-visit-step-by-step': {
    title: 'زيارتكم خطوة بخطوة',
    description: 'ما يحدث بين الباب الأمامي وطريق العودة، بالترتيب الذي يراه معظم الناس.',
  },
  'your-visit-step-by-step/lobby-reception': {
    caption: 'تعطون اسمكم في الاستقبال ويرشدونكم إلى الطريق.',
  },
  'your-visit-step-by-step/consultation-room': {
    caption: 'يستمع الطبيب أولًا. ويُخصص للزيارة الأولى نصف ساعة.',
  },
  'your-visit-step-by-step/laboratory-bench': {
    caption: 'إذا سُحبت عينة دم، تصل إلى المختبر خلال ساعة.',
  },
  'your-visit-step-by-step/imaging-suite': {
    caption: 'التصوير، حين يستحق أن يُجرى، ممكن غالبًا في اليوم نفسه.',
  },
  'your-visit-step-by-step/pharmacy-shelves': {
    caption: 'تكون الأدوية جاهزة في الصيدلية عند خروجكم.',
  },
  'your-visit-step-by-step/healing-garden': {
    caption: 'وفي الحديقة مقعد لمن حضروا مبكرًا.',
  },
  'heads-of-department': {
    title: 'رؤساء أقسامنا',
    description: 'صور من يوم العاملين السنوي. وكل منهم يفضّل أن يُنادى باسمه لا بلقبه.',
  },
  'heads-of-department/doctor-14': {
    caption: 'أ.د. صامويل أودويا، الطب الباطني العام، وهو أيضًا مديرنا الطبي',
  },
  'heads-of-department/doctor-01': { caption: 'د. كلارا هنسلي، أمراض القلب' },
  'heads-of-department/doctor-02': { caption: 'د. كريم بلهادي، طب الأعصاب' },
  'heads-of-department/doctor-12': { caption: 'د. روهان ديشموخ، أمراض الجهاز الهضمي' },
  'heads-of-department/doctor-10': { caption: 'د. توماش فيلك، الأمراض الصدرية' },
  'heads-of-department/doctor-09': { caption: 'د. ميرا أيينغار، أمراض الكلى' },
  'heads-of-department/doctor-04': { caption: 'أ.د. إدموند فيرلي، طب الأورام' },
  'heads-of-department/doctor-07': { caption: 'د. إنغريد هالفورسن، الأمراض الجلدية' },
  'heads-of-department/doctor-08': { caption: 'السيد ماتيو فيرانتي، جراحة العظام' },
  'heads-of-department/doctor-03': { caption: 'د. إيفوما أديينكا، طب الأطفال' },
  'heads-of-department/doctor-05': { caption: 'د. ليلى حسون، أمراض النساء والولادة' },
  'heads-of-department/doctor-06': { caption: 'د. كوفي أمبونساه، الطوارئ' },
  'heads-of-department/doctor-19': { caption: 'د. زينب كاراهان، الأشعة' },
  'heads-of-department/doctor-11': { caption: 'أ.د. مارغريت ليندكفيست، طب العيون' },
  'heads-of-department/doctor-16': { caption: 'السيد كالوم ستراكان، الأنف والأذن والحنجرة' },
  'heads-of-department/doctor-13': { caption: 'د. كاميلا دوارتي، طب الأسنان' },
};

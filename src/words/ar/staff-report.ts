/** Reports on visits. */
export const staffReport = {
  // Its page.
  Reports: 'التقارير',
  '{period}, compared with {before}': '{period}، مقارنةً بـ {before}',
  'This week': 'هذا الأسبوع',
  'Last week': 'الأسبوع الماضي',
  'Last month': 'الشهر الماضي',
  'Last twelve months': 'آخر اثني عشر شهرًا',
  'Own dates': 'تواريخ أخرى',
  'By doctor': 'حسب الطبيب',
  'Filter by visit type': 'تصفية حسب نوع الزيارة',
  'Choose at most {days} days.': 'اختر {days} يومًا على الأكثر.',
  'All figures are of visits whose time is between these dates. Nobody is named. Few visits make large shares: look at the counts beside them.':
    'كل الأرقام عن الزيارات التي تقع مواعيدها بين هذين التاريخين. لا يُذكر اسم أحد. الزيارات القليلة تعطي نسبًا كبيرة: انظر إلى الأعداد بجانبها.',
  // The figures that come first.
  'Of the offered time booked': 'من الوقت المتاح محجوز',
  'To the visit, for half of the patients': 'حتى الزيارة، لنصف المرضى',
  'Cancelled on the last day': 'أُلغيت في اليوم الأخير',
  'Nothing to compare with': 'لا شيء للمقارنة به',
  'The same as before': 'كما كان سابقًا',
  '{count} days': {
    zero: '{count} يوم',
    one: 'يوم واحد',
    two: 'يومان',
    few: '{count} أيام',
    many: '{count} يومًا',
    other: '{count} يوم',
  },
  '{count} points more than before': {
    zero: '{count} نقطة أكثر من السابق',
    one: '{count} نقطة أكثر من السابق',
    two: '{count} نقطة أكثر من السابق',
    few: '{count} نقاط أكثر من السابق',
    many: '{count} نقطة أكثر من السابق',
    other: '{count} نقطة أكثر من السابق',
  },
  '{count} points less than before': {
    zero: '{count} نقطة أقل من السابق',
    one: '{count} نقطة أقل من السابق',
    two: '{count} نقطة أقل من السابق',
    few: '{count} نقاط أقل من السابق',
    many: '{count} نقطة أقل من السابق',
    other: '{count} نقطة أقل من السابق',
  },
  '{count} days more than before': {
    zero: '{count} يوم أكثر من السابق',
    one: 'يوم واحد أكثر من السابق',
    two: 'يومان أكثر من السابق',
    few: '{count} أيام أكثر من السابق',
    many: '{count} يومًا أكثر من السابق',
    other: '{count} يوم أكثر من السابق',
  },
  '{count} days less than before': {
    zero: '{count} يوم أقل من السابق',
    one: 'يوم واحد أقل من السابق',
    two: 'يومان أقل من السابق',
    few: '{count} أيام أقل من السابق',
    many: '{count} يومًا أقل من السابق',
    other: '{count} يوم أقل من السابق',
  },
  // What stands out.
  'Worth a look': 'يستحق النظر',
  '{name} is the fullest: {share} of the offered time is booked.':
    'الأكثر امتلاءً: {name}، فقد حُجز {share} من الوقت المتاح.',
  '{name} has the most room: {hours} of {offered} offered hours are free.':
    'أكثر الأوقات المتاحة: {name}، فمن {offered} ساعة متاحة بقيت {hours} شاغرة.',
  'The wait is longest for {name}: {median} for half of the patients, {before} before.':
    'أطول انتظار: {name}، {median} لنصف المرضى، وسابقًا {before}.',
  '{name} has the most no-shows: {missed} of {due}, {share}.':
    'أكثر عدم الحضور: {name}، {missed} من {due}، أي {share}.',
  '{count} visits are over, and nobody has noted what became of them.': {
    zero: '{count} زيارة انتهت ولم يسجل أحد ما آلت إليه.',
    one: 'زيارة واحدة انتهت ولم يسجل أحد ما آلت إليه.',
    two: 'زيارتان انتهتا ولم يسجل أحد ما آلتا إليه.',
    few: '{count} زيارات انتهت ولم يسجل أحد ما آلت إليه.',
    many: '{count} زيارة انتهت ولم يسجل أحد ما آلت إليه.',
    other: '{count} زيارة انتهت ولم يسجل أحد ما آلت إليه.',
  },
  // Each of them.
  'How this is counted': 'كيف يُحسب هذا',
  Before: 'سابقًا',
  'The time before': 'الفترة السابقة',
  '{part} of {whole}': '{part} من {whole}',
  Utilisation: 'الإشغال',
  'Booked|time': 'محجوز',
  Free: 'شاغر',
  'Booked the time before': 'المحجوز سابقًا',
  'Of the booked time': 'من الوقت المحجوز',
  'Group places': 'أماكن المجموعات',
  'Hours by day, week or month': 'الساعات حسب اليوم أو الأسبوع أو الشهر',
  '{day}: {booked} of {offered} hours booked': '{day}: {booked} من {offered} ساعة محجوزة',
  '{booked} of {offered} offered hours are booked, {share}. Before it was {before}.':
    '{booked} من {offered} ساعة متاحة محجوزة، أي {share}. وكانت سابقًا {before}.',
  'No doctor offers any hours in this time.': 'لا يتيح أي طبيب ساعات في هذه الفترة.',
  'Offered are the doctors’ working hours and extra hours, without leave and closures, on the hospital’s clock. Hours of the past are those that their pages show today.':
    'المتاح هو ساعات عمل الأطباء والساعات الإضافية، دون الإجازات والإغلاقات، بتوقيت المستشفى. وساعات الماضي هي التي تعرضها صفحاتهم اليوم.',
  'Booked is the time from the start to the end of visits that take place, took place or were missed. Buffers are not counted. The time of a group counts once, however many come; its places are counted beside it. Who is squeezed in takes no time of their own. More than 100 % means visits outside the offered hours.':
    'المحجوز هو الوقت من بداية الزيارات إلى نهايتها، سواء تمت أو ستتم أو فاتت. لا تُحسب فترات الفصل. ووقت المجموعة يُحسب مرة واحدة مهما كان عدد الحاضرين، وتُحسب أماكنها بجانبه. ومن أُضيف بين المواعيد لا يأخذ وقتًا خاصًا به. وأكثر من 100 % يعني زيارات خارج الساعات المتاحة.',
  'Hours are a doctor’s, whatever the visit: by visit type the table shows what share of all booked time each takes.':
    'الساعات للطبيب أيًّا كانت الزيارة: وحسب نوع الزيارة يعرض الجدول نصيب كل نوع من كل الوقت المحجوز.',
  'Days to the visit': 'الأيام حتى الزيارة',
  'Half within': 'النصف خلال',
  'Nine of ten within': 'تسعة من عشرة خلال',
  '{first} or more': '{first} أو أكثر',
  '{first} to {last}|numbers': '{first} إلى {last}',
  '{median} and {ninetieth}': '{median} و{ninetieth}',
  'Half of the visits were booked {median} before or later, nine of ten {ninetieth}. Before it was {before}.':
    'بين الحجز والزيارة للنصف {median} على الأكثر، ولتسعة من عشرة {ninetieth}. وكانت سابقًا {before}.',
  'No visit of this time was booked ahead.': 'لم تُحجز أي زيارة في هذه الفترة مسبقًا.',
  'Counted are calendar days from the booking to the visit as it is now; a visit for the same day has none. A move does not begin it anew. Walk-ins are left out, since nobody booked them.':
    'تُحسب أيام التقويم من الحجز إلى الزيارة كما هي الآن؛ وزيارة اليوم نفسه صفر. ولا يبدأ النقل العدّ من جديد. ومن حضر دون موعد لا يُحسب، إذ لم يحجز أحد.',
  'Half of the visits were booked so many days before, or fewer: the median. Nine of ten is the 90th percentile.':
    'نصف الزيارات حُجز قبل هذا العدد من الأيام أو أقل: الوسيط. وتسعة من عشرة هو المئين التسعون.',
  'Visits by days since they were booked, in percent': 'الزيارات حسب الأيام منذ الحجز، بالمئة',
  '{days}: {count} visits, before {before}': '{days}: {count} زيارة، وسابقًا {before}',
  'No-shows': 'عدم الحضور',
  'Missed of due': 'فائتة من المستحقة',
  'Not noted': 'غير مسجلة',
  '{missed} of {due} visits were missed, {share}. Before it was {before}.':
    'فاتت {missed} من {due} زيارة، أي {share}. وكانت سابقًا {before}.',
  'No visit of this time is done or was missed yet.': 'لم تتم أي زيارة في هذه الفترة ولم تفت بعد.',
  'Of the visits that are done or were missed, those that were missed. What is over and not noted yet is in neither, and has a column of its own.':
    'من الزيارات التي تمت أو فاتت، تلك التي فاتت. وما انتهى ولم يُسجل بعد ليس في أيٍّ منهما، وله عمود خاص.',
  'No-shows by day, week or month, in percent of visits due':
    'عدم الحضور حسب اليوم أو الأسبوع أو الشهر، بالمئة من الزيارات المستحقة',
  '{day}: {missed} of {due} visits missed': '{day}: فاتت {missed} من {due} زيارة',
  Cancellations: 'الإلغاءات',
  'By the patient': 'من المريض',
  'By the hospital': 'من المستشفى',
  'On the last day': 'في اليوم الأخير',
  'After the start': 'بعد البداية',
  'Less than a day before': 'قبل أقل من يوم',
  '1 to 3 days before': 'قبل 1 إلى 3 أيام',
  '3 to 7 days before': 'قبل 3 إلى 7 أيام',
  '7 days before or earlier': 'قبل 7 أيام أو أكثر',
  'Too late': 'متأخر',
  '1 to 3 days': '1 إلى 3 أيام',
  '3 to 7 days': '3 إلى 7 أيام',
  'Earlier|cancelled': 'أبكر',
  '{cancelled} visits were cancelled, {share}: {patients} by patients, {hospital} by the hospital, and {late} less than a day before or later. Before it was {before}.':
    'أُلغيت {cancelled} زيارة، أي {share}: {patients} من المرضى و{hospital} من المستشفى، و{late} قبل أقل من يوم أو بعد ذلك. وكانت سابقًا {before}.',
  '{when}: {patients} by patients, {hospital} by the hospital':
    '{when}: {patients} من المرضى و{hospital} من المستشفى',
  'Cancellations by the time before the visit': 'الإلغاءات حسب الوقت قبل الزيارة',
  'Of the visits whose time is between these dates, whenever they were cancelled: the share of all visits and cancellations together. By the hospital is what staff cancelled, for a patient who called as well. Visits that were moved are not cancelled. Requests that were declined, bookings that were never confirmed and mistakes are left out.':
    'من الزيارات التي تقع مواعيدها بين هذين التاريخين، متى أُلغيت: النسبة من كل الزيارات والإلغاءات معًا. من المستشفى هو ما ألغاه الموظفون، حتى لمريض اتصل. والزيارات المنقولة ليست ملغاة. ولا تُحسب الطلبات المرفوضة والحجوزات التي لم تُؤكد والأخطاء.',
  'How visits are booked': 'كيف تُحجز الزيارات',
  Website: 'الموقع',
  '{online} of {visits} visits were booked on the website, {share}. Before it was {before}.':
    'حُجزت {online} من {visits} زيارة على الموقع، أي {share}. وكانت سابقًا {before}.',
  'No visit was booked for this time.': 'لم تُحجز أي زيارة لهذه الفترة.',
  'By how a visit was first booked. On the phone is what staff booked for a patient, and at reception a walk-in who came without a booking. From the waiting list is a time that was offered to somebody who waited, by mail or on the phone.':
    'بحسب كيفية حجز الزيارة أول مرة. هاتفيًا هو ما حجزه الموظفون لمريض، وفي الاستقبال من حضر دون موعد. ومن قائمة الانتظار هو وقت عُرض على من انتظر، بالبريد أو هاتفيًا.',
  'How visits were booked, in percent': 'كيف حُجزت الزيارات، بالمئة',
  '{source}: {count} visits, before {before}': '{source}: {count} زيارة، وسابقًا {before}',
  // Columns of the files.
  '{who}: {when}': '{who}: {when}',
  'Booked, hours': 'المحجوز، ساعات',
  'Offered, hours': 'المتاح، ساعات',
  'Booked, %': 'المحجوز، %',
  'Group places taken': 'أماكن المجموعات المشغولة',
  'Group places offered': 'أماكن المجموعات المتاحة',
  'Visits booked ahead': 'زيارات محجوزة مسبقًا',
  'Days to the visit, half within': 'الأيام حتى الزيارة، النصف خلال',
  'Days to the visit, nine of ten within': 'الأيام حتى الزيارة، تسعة من عشرة خلال',
  'Visits due': 'زيارات مستحقة',
  'No-shows, %': 'عدم الحضور، %',
  'Visits and cancellations': 'الزيارات والإلغاءات',
  'Cancelled, %': 'الملغاة، %',
  // Where a visit came from.
  'From the waiting list': 'من قائمة الانتظار',
  'Booked from the waiting list': 'حُجز من قائمة الانتظار',
  '{moment} (from the waiting list)': '{moment} (من قائمة الانتظار)',
} as const;

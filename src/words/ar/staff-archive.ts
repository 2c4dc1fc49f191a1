/** Why an export of a hospital is refused, and what its import says. */
export const staffArchive = {
  // What is wrong with the file.
  'It is not a ZIP file, or it is incomplete ({problem}).':
    'ليس ملف ZIP، أو أنه غير مكتمل (\u2066{problem}\u2069).',
  'It is damaged ({problem}).': 'الملف تالف (\u2066{problem}\u2069).',
  'It holds more than {most} files.': 'يحتوي على أكثر من {most} ملف.',
  'It contains a file that no export has: {file}.': 'يحتوي على ملف لا يوجد في أي تصدير: \u2066{file}\u2069.',
  'It holds {file} twice.': 'يحتوي على \u2066{file}\u2069 مرتين.',
  'It says too much about {file}.': 'يتضمن بيانات زائدة عن \u2066{file}\u2069.',
  'Its files are larger than it is.': 'ملفاته أكبر منه.',
  'It is not an export of a hospital: it has no manifest.json.':
    'ليس تصديرًا لمستشفى: لا يوجد فيه \u2066manifest.json\u2069.',
  'Its manifest.json is not one that this program writes.':
    'ملف \u2066manifest.json\u2069 فيه ليس مما يكتبه هذا البرنامج.',
  'Some of its pictures are missing.': 'بعض صوره مفقودة.',
  'Its manifest does not name {file}.': 'لا يذكر فهرسه \u2066{file}\u2069.',
  '{file} is missing.': '\u2066{file}\u2069 مفقود.',
  'It was made by a newer version of this program ({column}). Update this one first.':
    'أنشأه إصدار أحدث من هذا البرنامج (\u2066{column}\u2069). يُرجى تحديث هذا البرنامج أولًا.',
  '{file} has too many rows.': 'يحتوي \u2066{file}\u2069 على صفوف كثيرة جدًا.',
  '{file}, line {line}': '\u2066{file}\u2069، السطر {line}',
  '{file} has {rows} rows where one belongs.': 'يحتوي \u2066{file}\u2069 على {rows} صف بدلًا من صف واحد.',
  '{file} has {rows} rows where {wanted} belong.': 'يحتوي \u2066{file}\u2069 على {rows} صف بدلًا من {wanted}.',
  'It contains {table}, which no export does. {why}':
    'يحتوي على \u2066{table}\u2069، وهذا لا يوجد في أي تصدير. {why}',
  'This program does not know {table}.': 'لا يعرف هذا البرنامج \u2066{table}\u2069.',
  '{place}: key is not the key of a picture.': '{place}: \u2066key\u2069 ليس مفتاح صورة.',
  '{place}: {column} is not one of its columns.': '{place}: \u2066{column}\u2069 ليس من أعمدته.',
  '{place}: {column}: {problem}': '{place}: \u2066{column}\u2069: {problem}',
  '{file} belongs to no picture.': '\u2066{file}\u2069 لا يخص أي صورة.',
  '{file} is not a picture.': '\u2066{file}\u2069 ليس صورة.',
  '{file} has a line that is too long.': 'في \u2066{file}\u2069 سطر أطول من المسموح.',
  '{file} breaks off.': '\u2066{file}\u2069 مبتور.',
  '{place} cannot be read.': 'تعذرت قراءة {place}.',
  '{file} is too large.': '\u2066{file}\u2069 كبير جدًا.',
  '{file} is damaged.': '\u2066{file}\u2069 تالف.',
  'exports leave this out, so an import refuses it.': 'لا يتضمن التصدير هذا، لذلك يرفضه الاستيراد.',
  'an export has no row with {value}.': 'لا يحتوي التصدير على صف فيه \u2066{value}\u2069.',
  'this is not one of its columns.': 'هذا ليس من أعمدته.',
  'a value is required here.': 'القيمة مطلوبة هنا.',
  'no version of this program writes it like this.': 'لا يكتبه أي إصدار من هذا البرنامج بهذا الشكل.',
  'The database refuses its content ({problem}).': 'ترفض قاعدة البيانات محتواه (\u2066{problem}\u2069).',
  'The database refuses its content of {table} ({problem}).':
    'ترفض قاعدة البيانات محتواه في \u2066{table}\u2069 (\u2066{problem}\u2069).',
  // What the import says.
  'This hospital is not empty ({found}). Import into one that has just been set up.':
    'هذا المستشفى ليس فارغًا (\u2066{found}\u2069). يُرجى الاستيراد إلى مستشفى أُعدّ للتو.',
  'These accounts arrived disabled and without a password, so that the file lets nobody in: {accounts}. Under Settings, Staff, enable the people you know and send them a new invitation.':
    'وصلت هذه الحسابات معطلة وبلا كلمة مرور حتى لا يُدخل الملف أحدًا: {accounts}. فعّلوا من تعرفونهم في الإعدادات، الموظفون، وأرسلوا إليهم دعوة جديدة.',
  "This hospital signs links with another SECRET than the export's. Links in messages that patients already have no longer open; those in new messages do.":
    'يوقع هذا المستشفى الروابط بقيمة SECRET غير التي في التصدير. لم تعد الروابط في الرسائل السابقة تُفتح، وتُفتح روابط الرسائل الجديدة.',
  // Why a table does not travel.
  'It is exported for reading only. A new hospital starts its own trail.':
    'يُصدَّر للقراءة فقط. يبدأ المستشفى الجديد سجله الخاص.',
  'It belongs to the rows of the trail.': 'يخص صفوف سجل النشاط.',
  'Invented patients stay where they are.': 'يبقى المرضى الافتراضيون في مكانهم.',
  'It seals the trail of this hospital.': 'يختم سجل هذا المستشفى.',
  'It belongs to its own hospital’s SECRET.': 'يخص قيمة SECRET في مستشفاه.',
  'Accounts arrive disabled, and nobody is mailed who did not ask for it here.':
    'تصل الحسابات معطلة، ولا يُراسَل أحد لم يطلب ذلك هنا.',
  'It says what an account was told here.': 'يذكر ما أُبلغ به حساب هنا.',
  'It opens an account.': 'يفتح حسابًا.',
  'A file must not decide how people get in here.': 'لا يجوز أن يقرر ملف كيفية الدخول هنا.',
  'It lives for minutes.': 'لا يبقى سوى دقائق.',
  'It opens an account, here and at the issuer.': 'يفتح حسابًا هنا ولدى جهة الإصدار.',
  'It opens what its roles allow.': 'يفتح ما تسمح به أدواره.',
  'It opens an account, and only at the address where it was registered.':
    'يفتح حسابًا، وفي العنوان الذي سُجّل فيه فقط.',
  'It belongs to the browser and the address.': 'يخص المتصفح والعنوان.',
  'It lives for two days.': 'يبقى يومين.',
  'It lives for a day.': 'يبقى يومًا.',
  'It lives for a minute.': 'يبقى دقيقة.',
  'It concerns files of the source hospital.': 'يخص ملفات المستشفى المصدر.',
  'Triggers derive it from the content.': 'تُشتق من المحتوى بالمشغّلات.',
  // x
  'It opens an account at a provider.': 'يفتح حسابًا لدى مزوّد.',
} as const;

/**
 * Words without meaning for a search, folded as the search compares them: those of grammar and of politeness, when, how
 * much, and that it is about a visit or the hospital, which everything here is. Night stays, since it asks what is open.
 */
import type { Language } from '#words/language.ts';

const english = [
  'a about am an and any are at be been by can could do does for from had has have having how i if im in is it',
  'its ive just me my of on one or our s should so some someone that the there think this to us was we were what when',
  'where which who why will with would you your',
  'consultant doctor doctors dr prof professor specialist specialists',
  'get give going good got help helps hello hi know like looking near need please s see thank thanks want wants',
  'afternoon available evening friday last later monday month months morning next now saturday since soon sunday',
  'thursday today tomorrow tonight tuesday wednesday week weekend weekends weeks yesterday',
  'bad badly really severe too very worse worried worry',
  'appointment appointments hospital',
];

/** Without "nicht" and "mehr", since "ich kann nicht mehr" is a cry for help, and without "stark", as in "blutet stark". */
const german = [
  'ab aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin bis bist da dabei',
  'damit dann darf darfst das dass dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch',
  'dort du durch ein eine einem einen einer eines er es etwas euch euer fur gar ganz ganze gegen gibt hab habe haben hast hat hatte',
  'hatten her hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jeder jemand jetzt kann kannst',
  'konnen konnte konnten lassen lasse man mein meine meinem meinen meiner meines mich mir mit mochte mochten muss mussen musste',
  'nach noch nun nur ob oder oft schon sehr sein seine seinem seinen seiner sich sie sind so soll sollen sollte solche',
  'sowie uber um und uns unser unsere unserem unseren unter viel viele vom von vor war waren warum was weil welche',
  'welchem welchen welcher welches wem wen wenn wer werde werden wessen wie wieso will wir wird wo wohin wollen wurde',
  'wurden zu zum zur zwei',
  'arzt arzte arzten arztin arztinnen doktor dr facharzt facharztin facharzte prof professor professorin spezialist',
  'spezialistin spezialisten herr herrn frau',
  'bitte bekommen bekomme brauche braucht brauchen danke dankeschon finde finden geht gehen guten gut',
  'hallo hilft hilfe helfen suche suchen wissen weiss wunsche zeit',
  'abend abends bald dienstag donnerstag freitag fruh gestern heute letzte letzten letzter mittag mittwoch monat monate',
  'monaten montag morgen morgens nachmittag nachste nachsten nachster samstag seit sonntag tag tage tagen vorgestern woche',
  'wochen wochenende uhr',
  'schlimm schlimme schlecht schwer schwere extrem ziemlich immer manchmal standig tut',
  'termin termine klinik klinikum krankenhaus krankenhauses spital',
];

/** As the search folds them: without hamza and signs, and with one letter at the end. */
const arabic = [
  'في من الي علي عن مع هل ما ماذا متي اين كيف كم لماذا لمن هذا هذه ذلك تلك الذي التي الذين هو هي هم انا نحن انت',
  'انتم لي لك له لها لنا لكم عند عندي عندك عنده عندها عندنا عندكم لدي لديه لديها لديكم او ثم ان اذا قد كان كانت يكون',
  'تكون بعد قبل حتي كل بعض اي شيء يوجد توجد فيه فيها به بها منذ بسبب لاجل اجل حول بين عليه عليها يا و معي ايضا لكن',
  'شو ايش اش ليش وين فين ازاي امتي مين بدي ابي ابغي عاوز عايز عايزه محتاج محتاجه اللي دا دي ده هاد هاي',
  'طبيب طبيبه دكتور دكتوره الدكتور الدكتوره الطبيب الطبيبه اطباء دكاتره اختصاصي اختصاصيه اخصائي اخصائيه استشاري',
  'استشاريه بروفيسور السيد السيده د',
  'اريد نريد ارغب احتاج تحتاج يحتاج اود اعاني يعاني تعاني ابحث ممكن يمكن يمكنني هناك اقدر استطيع فضلك فضلكم رجاء شكرا',
  'مرحبا السلام عليكم لو سمحت سمحتم مساعده ساعدوني اعرف اشعر احس يشعر تشعر',
  'اليوم غدا بكره امس امبارح مبارح الان هلا دلوقتي الليله صباحا مساء اسبوع الاسبوع شهر الشهر يوم ايام الايام القادم',
  'الماضي السبت الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعه',
  'جدا كثيرا كثير اوي دائما احيانا',
  'موعد مواعيد مستشفي المستشفي قسم',
];

/** Visitors may type English on every page, as the search understands the words of the main language on all. */
export const filler: Record<Language, ReadonlySet<string>> = {
  en: wordsOf(english),
  de: wordsOf([...english, ...german]),
  ar: wordsOf([...english, ...arabic]),
};

function wordsOf(lines: string[]) {
  return new Set(lines.flatMap((line) => line.split(' ')));
}

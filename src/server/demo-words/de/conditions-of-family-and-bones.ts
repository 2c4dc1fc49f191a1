/** Conditions of children, of pregnancy, and of bones and joints, in German. */
import { signs } from '#server/demo/condition.ts';
import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const conditionsOfFamilyAndBones: DemoWords = {
  'back-pain': {
    slug: 'ruckenschmerzen',
    title: 'Rückenschmerzen',
    otherNames: 'Kreuzschmerzen, Hexenschuss, Ischias, Bandscheibenvorfall',
    summary:
      'In neun von zehn Fällen ist es ein überlasteter Muskel oder ein Gelenk und innerhalb von Wochen besser. Bewegung hilft mehr als Liegen.',
    callNow: signs(
      'Sie sind zwischen den Beinen oder um den Po herum taub.',
      'Sie können Urin oder Stuhl nicht halten oder nicht lassen.',
      'Beide Beine sind schwach, oder die Schwäche breitet sich aus.',
      'Es kam nach einem schweren Sturz oder Unfall.',
      'Der Schmerz ist plötzlich und reißend, und Sie fühlen sich einer Ohnmacht nahe.',
    ),
    beSeenToday: signs(
      'Sie haben Fieber oder fühlen sich dabei sehr krank.',
      'Ein Fuß schleift, oder ein Bein ist schwach geworden.',
      'Sie haben oder hatten Krebs, und der Schmerz ist neu und nachts am stärksten.',
    ),
    atHome: signs(
      'Es kam nach Heben, Bücken oder langem Sitzen.',
      'Es zieht vielleicht in ein Bein, aber das Bein ist kräftig.',
    ),
    description: richText(
      paragraph(
        'Muskeln, kleine Gelenke und Bandscheiben im unteren Rücken tragen uns den ganzen Tag. Ist etwas davon überlastet, verspannen sich die Muskeln darum herum, und das tut weh. Eine Bandscheibe, die auf einen Nerv drückt, schickt den Schmerz das Bein hinunter, bis unter das Knie.',
      ),
      paragraph(
        'Ein Bild der Wirbelsäule zeigt bei fast allen über vierzig Verschleiß, mit oder ohne Schmerzen. Deshalb machen wir eines nur, wenn es die Behandlung ändern würde.',
      ),
    ),
    selfCare: richText(
      list(
        'Bleiben Sie in Bewegung: Gehen Sie oft ein wenig. Bettruhe verlängert den Schmerz.',
        'Wärme tut vielen gut. Ibuprofen hilft, wenn Ihr Magen und Ihre Nieren gesund sind.',
        'Schlafen Sie auf der Seite mit einem Kissen zwischen den Knien.',
        'Heben Sie mit gebeugten Knien, die Last nah am Körper. Wechseln Sie jede halbe Stunde Ihre Sitzhaltung.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'es nach vier Wochen nicht besser ist',
        'es Sie von der Arbeit oder vom Schlaf abhält',
        'es immer wiederkommt. Unsere Physiotherapie zeigt Ihnen, was Sie dagegen tun können',
      ),
    ),
    author: 'Mr Matteo Ferrante',
  },
  'bleeding-in-early-pregnancy': {
    slug: 'blutungen-in-der-fruhschwangerschaft',
    title: 'Blutungen in der Frühschwangerschaft',
    otherNames: 'Schmierblutung, Blutung in der Schwangerschaft, Fehlgeburt',
    summary:
      'Bei einer von vier Schwangerschaften blutet es in den ersten Wochen etwas, und die meisten verlaufen gut weiter. Untersucht werden sollte es immer.',
    callNow: signs(
      'Sie bluten so stark, dass Sie innerhalb einer Stunde eine Binde durchtränken.',
      'Sie haben starke Schmerzen auf einer Seite des Bauchs oder an der Spitze einer Schulter.',
      'Sie fühlen sich einer Ohnmacht nahe oder sind ohnmächtig geworden.',
    ),
    beSeenToday: signs(
      'Sie haben eine andere Blutung oder Schmierblutung, und sei sie noch so gering.',
      'Sie haben Schmerzen unten im Bauch, die nicht vergehen.',
      'Sie haben Fieber oder einen übel riechenden Ausfluss.',
    ),
    description: richText(
      paragraph(
        'Wenn sich die Schwangerschaft in der Gebärmutter einnistet, kann etwas Blut kommen. Auch der Gebärmutterhals blutet jetzt leicht, zum Beispiel nach dem Sex. Eine Blutung kann aber das Zeichen einer Fehlgeburt sein oder einer Schwangerschaft außerhalb der Gebärmutter, und die ist gefährlich.',
      ),
      paragraph(
        'Wir machen einen Ultraschall und, wenn noch nichts zu sehen ist, zweimal eine Blutuntersuchung im Abstand von zwei Tagen. Sie dürfen jemanden mitbringen.',
      ),
    ),
    selfCare: richText(
      list(
        'Benutzen Sie Binden, keine Tampons, damit Sie sagen können, wie stark Sie bluten.',
        'Sie haben nichts getan, was das ausgelöst hat. Ruhe verhindert keine Fehlgeburt, und Bewegung löst keine aus.',
        'Gegen Schmerzen ist Paracetamol unbedenklich. Lassen Sie Ibuprofen weg.',
        'Gut ist, wenn Sie Ihre Blutgruppe kennen; manche Frauen brauchen eine Spritze.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie eine Fehlgeburt hatten und sprechen möchten, jetzt oder später',
        'Sie danach eine neue Schwangerschaft planen',
      ),
    ),
    author: 'Dr. Layla Hassoun',
  },
  'fever-in-children': {
    slug: 'fieber-bei-kindern',
    title: 'Fieber bei Kindern',
    otherNames: 'Hohe Temperatur, Kind hat Fieber, Baby hat Fieber, Fieberkrampf',
    summary:
      'Meist ein Virus und innerhalb von drei Tagen besser. Wie Ihr Kind aussieht und sich verhält, sagt Ihnen mehr als das Thermometer.',
    callNow: signs(
      'Ihr Kind ist schwer zu wecken, schlaff oder reagiert nicht auf Sie.',
      'Es ringt nach Luft oder sieht blau, grau oder fleckig aus.',
      'Es hat einen steifen Nacken oder einen Ausschlag, der unter einem aufgedrückten Glas nicht verblasst.',
      'Es hat zum ersten Mal einen Krampfanfall.',
    ),
    beSeenToday: signs(
      'Ihr Baby ist unter drei Monate alt und hat 38 °C oder mehr. Kommen Sie zu jeder Stunde.',
      'Ihr Baby ist zwischen drei und sechs Monate alt und hat 39 °C oder mehr.',
      'Es trinkt viel weniger als sonst oder hatte seit zwölf Stunden keine nasse Windel.',
      'Das Fieber dauert seit fünf Tagen.',
      'Sie haben das Gefühl, dass etwas nicht stimmt. Eltern merken es oft zuerst.',
    ),
    atHome: signs(
      'Ihr Kind trinkt und spielt oder lächelt zwischendurch.',
      'Es ist über sechs Monate alt und hat das Fieber seit weniger als fünf Tagen.',
    ),
    description: richText(
      paragraph(
        'Eine Temperatur von 38 °C oder mehr ist Fieber. Der Körper kämpft gegen eine Infektion, meist eine Erkältung oder ein anderes Virus, und das Fieber selbst schadet nicht. Wie hoch es ist, sagt wenig darüber, wie ernst die Krankheit ist, außer bei kleinen Babys.',
      ),
      paragraph(
        'Manche Kinder bekommen einen Krampfanfall, wenn die Temperatur schnell steigt. Er sieht schrecklich aus und ist meist innerhalb von fünf Minuten vorbei. Legen Sie Ihr Kind auf die Seite, stecken Sie ihm nichts in den Mund und rufen Sie Hilfe.',
      ),
    ),
    selfCare: richText(
      list(
        'Bieten Sie oft kleine Mengen zu trinken an: die Brust, Milch, Wasser, was immer es nimmt.',
        'Ziehen Sie es leicht an. Reiben Sie es nicht mit kaltem Wasser ab.',
        'Geben Sie Paracetamol oder Ibuprofen, wenn es sich unwohl fühlt, nach Gewicht, wie es auf der Packung steht. Ein heißes, fröhliches Kind braucht keines.',
        'Sehen Sie in der Nacht zweimal nach: Atmung, Farbe, ob es sich wecken lässt.',
        'Behalten Sie es zu Hause, bis es einen Tag lang kein Fieber mehr hat.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie unsicher sind, jederzeit. Unsere Kinderärztinnen halten an jedem Werktag Termine für Kinder frei, die krank werden',
        'das Fieber weg war und wiedergekommen ist',
      ),
    ),
    author: 'Dr. Ifeoma Adeyinka',
  },
  'sprained-ankle': {
    slug: 'verstauchter-knochel',
    title: 'Verstauchter Knöchel',
    otherNames: 'Umgeknickt, Verstauchung, Bänderriss, Bänderdehnung, Sprunggelenk',
    summary:
      'Sie sind umgeknickt, und der Knöchel schwillt an. Wenn Sie vier Schritte gehen können und der Knochen nicht schmerzt, ist er wahrscheinlich nicht gebrochen.',
    callNow: signs(
      'Ein Knochen ist zu sehen, oder der Fuß zeigt in die falsche Richtung.',
      'Der Fuß ist kalt, blau oder taub.',
    ),
    beSeenToday: signs(
      'Sie können keine vier Schritte damit gehen.',
      'Es tut weh, wenn Sie auf den Knochen an einer der beiden Seiten des Knöchels oder auf den äußeren Fußrand drücken.',
      'Sie haben ein Knacken gehört.',
      'Sie nehmen Blutverdünner, und er schwillt schnell an.',
    ),
    atHome: signs(
      'Sie können gehen, auch wenn Sie humpeln.',
      'Er ist geschwollen und blau, und der Knochen selbst tut nicht weh.',
    ),
    description: richText(
      paragraph(
        'Bänder halten den Knöchel zusammen. Bei einer Verstauchung sind sie überdehnt oder gerissen, meist außen. Schwellung und Bluterguss kommen innerhalb von Stunden, und beide können bis zu den Zehen absinken. Eine Verstauchung dauert zwei bis sechs Wochen.',
      ),
    ),
    selfCare: richText(
      list(
        'In den ersten zwei Tagen: schonen, fünfzehn Minuten mit etwas Kaltem in einem Tuch kühlen, verbinden, hochlegen.',
        'Danach bewegen: Kreise und Buchstaben in die Luft malen, und gehen, sobald er Sie trägt.',
        'Paracetamol hilft gegen Schmerzen.',
        'Stehen Sie sechs Wochen lang beim Zähneputzen auf einem Bein. Das beugt der nächsten Verstauchung vor.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'es nach einer Woche nicht besser oder nach sechs noch geschwollen ist',
        'der Knöchel wegknickt',
        'es nicht Ihre erste Verstauchung ist',
      ),
    ),
    author: 'Mr Matteo Ferrante',
  },
};

/** The health packages in German. Here too a check is worded the same in every package. */

import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const packages: DemoWords = {
  'essential-health-check': {
    slug: 'basis-check',
    title: 'Basis-Check',
    summary:
      'Die Untersuchungen, die mit wenig Aufwand am meisten sagen: Blutdruck, Blut, EKG und Zeit, über die Ergebnisse zu sprechen.',
    description: richText(
      paragraph(
        'Das meiste, was Leben verkürzt, bleibt jahrelang unbemerkt: hoher Blutdruck, hohes Cholesterin, langsam steigender Zucker. Alle drei sind leicht zu finden und zu behandeln. Dieser Check sucht danach und nach wenig anderem.',
      ),
      heading('Für wen er passt'),
      list(
        'Erwachsene, die sich wohlfühlen und seit einigen Jahren nicht untersucht wurden',
        'Menschen, die mit einem neuen Sport oder einer anstrengenden Arbeit beginnen',
        'Alle, die einen Ausgangspunkt für spätere Vergleiche möchten',
      ),
      paragraph(
        'Wenn Ihnen jetzt etwas wehtut oder Sorgen macht, buchen Sie bitte stattdessen eine Sprechstunde. Sie zahlen weniger, und wir sehen dort nach, wo es darauf ankommt.',
      ),
    ),
    groups: [
      {
        title: 'Gespräch und Untersuchung',
        items: [
          'Ärztliches Gespräch',
          'Körperliche Untersuchung',
          'Größe, Gewicht und Taillenumfang',
          'Prüfung der Impfungen',
        ],
      },
      {
        title: 'Blut und Urin',
        items: [
          'Blutbild',
          'Cholesterin und Blutfette',
          'Langzeitblutzucker (HbA1c)',
          'Nierenwerte',
          'Leberwerte',
          'Urinuntersuchung',
        ],
      },
      { title: 'Herz und Kreislauf', items: ['Blutdruck', 'EKG'] },
      {
        title: 'Danach',
        items: ['Schriftlicher Bericht in einfachen Worten', 'Anruf einer Pflegekraft nach zwei Wochen'],
      },
    ],
    preparation:
      'Essen und trinken Sie acht Stunden vorher nichts außer Wasser. Nehmen Sie Ihre Medikamente wie gewohnt und bringen Sie eine Liste davon mit.\nBringen Sie Ihren Impfpass mit, wenn Sie ihn finden. Wenn nicht, klären wir es gemeinsam.',
  },
  'complete-health-check': {
    slug: 'komplett-check',
    title: 'Komplett-Check',
    summary:
      'Ein halber Tag für alles, was sich sinnvoll auf einmal untersuchen lässt: Herz, Lunge, Augen, Ohren, Blut und ein Ultraschall des Bauchs.',
    description: richText(
      paragraph(
        'Ein Vormittag, eine Pflegekraft, die Sie von Raum zu Raum begleitet, und ein ärztliches Gespräch, das am Ende alles zusammenführt. Nichts geschieht nur, weil ein Gerät da ist. Jeder Teil beantwortet eine Frage, die sich in Ihrem Alter stellen kann.',
      ),
      heading('So läuft der Vormittag ab'),
      list(
        '08:00 Uhr Blut und Urin, danach laden wir Sie zum Frühstück ein',
        '09:00 Uhr Herz, Lunge, Augen und Ohren',
        '10:30 Uhr Ultraschall des Bauchs',
        '11:15 Uhr ärztliches Gespräch über das, was wir gefunden haben und was zu tun ist',
      ),
      paragraph(
        'Hin und wieder findet sich etwas Harmloses, das einen zweiten Blick braucht. Wir sagen Ihnen vorher, wie oft das vorkommt, damit Sie sich bewusst entscheiden können.',
      ),
    ),
    groups: [
      {
        title: 'Gespräch und Untersuchung',
        items: [
          'Ärztliches Gespräch',
          'Körperliche Untersuchung',
          'Größe, Gewicht und Taillenumfang',
          'Prüfung der Impfungen',
          'Hautkontrolle von Kopf bis Fuß',
        ],
      },
      {
        title: 'Blut und Urin',
        items: [
          'Blutbild',
          'Cholesterin und Blutfette',
          'Langzeitblutzucker (HbA1c)',
          'Nierenwerte',
          'Leberwerte',
          'Schilddrüsenwerte',
          'Eisenspeicher',
          'Vitamin D',
          'Urinuntersuchung',
        ],
      },
      { title: 'Herz und Kreislauf', items: ['Blutdruck', 'EKG'] },
      { title: 'Lunge und Bauch', items: ['Lungenfunktionstest', 'Ultraschall des Bauchs'] },
      { title: 'Augen und Ohren', items: ['Sehschärfe und Augendruck', 'Hörtest'] },
      {
        title: 'Danach',
        items: ['Schriftlicher Bericht in einfachen Worten', 'Anruf einer Pflegekraft nach zwei Wochen'],
      },
    ],
    preparation:
      'Essen und trinken Sie ab 22:00 Uhr am Abend vorher nichts außer Wasser. Nach der Blutabnahme gibt es Frühstück.\nLassen Sie Kontaktlinsen zu Hause und bringen Sie Ihre Brille mit. Tragen Sie Ober- und Unterteil getrennt und Schuhe, die sich leicht ausziehen lassen.',
  },
  'heart-check': {
    slug: 'herz-check',
    title: 'Herz-Check',
    summary:
      'EKG, Ultraschall und Belastungstest an einem Termin, und noch am selben Tag erklären Ihnen unsere Fachleute für das Herz, was sie bedeuten.',
    description: richText(
      paragraph(
        'Viele tragen jahrelang eine Sorge um ihr Herz mit sich: Vater oder Mutter hatten einen Infarkt, der Puls stolpert auf der Treppe. Dieser Termin beantwortet drei Fragen. Pumpt es gut, schlägt es im Takt, und bekommt es genug Blut, wenn es hart arbeitet?',
      ),
      heading('Für wen er passt'),
      list(
        'Menschen ab 40, deren Eltern oder Geschwister früh Herzprobleme hatten',
        'Menschen mit Bluthochdruck, hohem Cholesterin oder Diabetes',
        'Menschen, die nach langer Pause wieder hart trainieren möchten',
      ),
      paragraph(
        'Brustschmerzen, die jetzt da sind, sind nichts für ein Vorsorgepaket. Rufen Sie den Notruf, zu jeder Stunde.',
      ),
    ),
    groups: [
      {
        title: 'Gespräch und Untersuchung',
        items: [
          'Kardiologisches Gespräch',
          'Körperliche Untersuchung',
          'Größe, Gewicht und Taillenumfang',
          'Ihr Risiko für die nächsten zehn Jahre, gemeinsam berechnet',
        ],
      },
      {
        title: 'Blut und Urin',
        items: ['Blutbild', 'Cholesterin und Blutfette', 'Langzeitblutzucker (HbA1c)', 'Nierenwerte'],
      },
      {
        title: 'Herz und Kreislauf',
        items: ['Blutdruck', 'EKG', 'Herzultraschall (Echokardiografie)', 'Belastungstest auf dem Fahrrad'],
      },
      {
        title: 'Danach',
        items: ['Schriftlicher Bericht in einfachen Worten', 'Anruf einer Pflegekraft nach zwei Wochen'],
      },
    ],
    preparation:
      'Essen Sie zwei Stunden vorher eine leichte Mahlzeit und trinken Sie an diesem Tag keinen Kaffee, Tee oder Cola. Bringen Sie Sportschuhe und ein Handtuch mit, eine Dusche ist da.\nSetzen Sie kein Medikament von sich aus ab. Wenn Sie Betablocker nehmen, rufen Sie uns einige Tage vorher an.',
  },
  'diabetes-check': {
    slug: 'diabetes-check',
    title: 'Diabetes-Check',
    summary:
      'Die jährliche Kontrolle von Augen, Füßen, Nieren und Nerven für Menschen mit Diabetes, an einem Termin statt an fünf.',
    description: richText(
      paragraph(
        'Diabetes hat Geduld. Er braucht Jahre, bis er Augen, Nieren oder Füße erreicht, und eine Kontrolle im Jahr findet ihn unterwegs. Jede dieser Untersuchungen ist kurz. Was dauert, sind die Wege zu fünf Stellen, deshalb gibt es sie hier an einer.',
      ),
      heading('Für wen er passt'),
      list(
        'Menschen mit Diabetes Typ 1 oder Typ 2, deren jährliche Kontrolle ansteht',
        'Menschen, die gerade erfahren haben, dass ihr Zucker zu hoch ist',
        'Frauen, die in der Schwangerschaft Diabetes hatten',
      ),
      paragraph(
        'Sie gehen mit Ihren Werten auf einer Seite, die vom letzten Jahr neben denen von heute, und mit zwei oder drei Dingen, die zu ändern sich lohnt.',
      ),
    ),
    groups: [
      {
        title: 'Gespräch und Untersuchung',
        items: [
          'Ärztliches Gespräch',
          'Ernährungsberatung',
          'Kontrolle der Füße auf Gefühl und Durchblutung',
          'Größe, Gewicht und Taillenumfang',
        ],
      },
      {
        title: 'Blut und Urin',
        items: [
          'Langzeitblutzucker (HbA1c)',
          'Cholesterin und Blutfette',
          'Nierenwerte',
          'Leberwerte',
          'Urinuntersuchung',
        ],
      },
      { title: 'Herz und Kreislauf', items: ['Blutdruck', 'EKG'] },
      { title: 'Augen und Ohren', items: ['Foto des Augenhintergrunds'] },
      { title: 'Danach', items: ['Schriftlicher Bericht in einfachen Worten'] },
    ],
    preparation:
      'Essen und trinken Sie wie gewohnt und nehmen Sie Medikamente und Insulin wie immer. Bringen Sie Ihr Messgerät oder Ihren Sensor, Ihre Medikamentenliste und Socken mit, die sich leicht ausziehen lassen.\nDie Augentropfen machen Ihre Sicht für etwa drei Stunden unscharf, bitte fahren Sie also nicht selbst.',
  },
  'womens-health-check': {
    slug: 'frauen-check',
    title: 'Frauen-Check',
    summary:
      'Früherkennung, Blut und Ultraschall mit einem Team von Frauen und ein Gespräch ohne Eile über Zyklus, Verhütung oder Wechseljahre.',
    description: richText(
      paragraph(
        'Mit 25 ist anderes wichtig als mit 55. Deshalb beginnt dieser Check mit Ihren Fragen, und die Ärztin wählt dann mit Ihnen aus, was sich lohnt. Nichts daran ist Pflicht, und was Sie weglassen, ziehen wir vom Preis ab.',
      ),
      heading('Gut zu wissen'),
      list(
        'Eine Ärztin und eine Pflegerin sind für Sie da',
        'Sie dürfen jemanden mitbringen oder um eine Begleitperson bitten',
        'Das Ergebnis des Abstrichs kommt innerhalb von drei Wochen per Brief',
      ),
      paragraph(
        'Eine Mammografie ist nicht enthalten, denn ihr Nutzen hängt von Ihrem Alter ab. Ist sie fällig, buchen wir sie für denselben Tag in der Radiologie.',
      ),
    ),
    groups: [
      {
        title: 'Gespräch und Untersuchung',
        items: [
          'Gynäkologisches Gespräch',
          'Körperliche Untersuchung',
          'Untersuchung der Brust, und wie Sie es selbst machen',
          'Größe, Gewicht und Taillenumfang',
          'Prüfung der Impfungen',
        ],
      },
      {
        title: 'Blut und Urin',
        items: [
          'Blutbild',
          'Cholesterin und Blutfette',
          'Langzeitblutzucker (HbA1c)',
          'Schilddrüsenwerte',
          'Eisenspeicher',
          'Vitamin D',
          'Urinuntersuchung',
        ],
      },
      { title: 'Herz und Kreislauf', items: ['Blutdruck'] },
      {
        title: 'Früherkennung und Bilder',
        items: ['Früherkennung von Gebärmutterhalskrebs', 'Ultraschall von Gebärmutter und Eierstöcken'],
      },
      {
        title: 'Danach',
        items: ['Schriftlicher Bericht in einfachen Worten', 'Anruf einer Pflegekraft nach zwei Wochen'],
      },
    ],
    preparation:
      'Wählen Sie einen Tag ohne Regelblutung. Benutzen Sie zwei Tage vorher keine Cremes oder Gele in der Scheide.\nSie müssen nicht nüchtern sein. Bringen Sie den Brief Ihrer letzten Früherkennung mit, wenn Sie ihn haben.',
  },
  'mens-health-check': {
    slug: 'manner-check',
    title: 'Männer-Check',
    summary:
      'Herz, Blut, Nieren und Prostata und ein ärztliches Gespräch, in dem Sie sagen können, was Sie noch niemandem gesagt haben.',
    description: richText(
      paragraph(
        'Männer kommen gern spät. Dieser Check macht es leicht, früh zu kommen: zwei Stunden, ein fester Preis und ein Gespräch, in dem nichts peinlich ist, weil wir alles schon einmal gehört haben.',
      ),
      heading('Zur Prostata'),
      paragraph(
        'Ein PSA-Test kann Krebs früh finden, er kann aber auch zu einer Behandlung führen, die niemand gebraucht hätte. Wir erklären Ihnen beide Seiten mit Zahlen. Dann entscheiden Sie, und „nein, danke“ ist auch eine gute Antwort.',
      ),
      heading('Für wen er passt'),
      list(
        'Männer ab 40, die seit drei Jahren oder länger nicht untersucht wurden',
        'Männer ab 45 mit Prostatakrebs in der Familie',
        'Männer, die schlecht schlafen, schnell müde werden oder weniger Kraft haben als früher',
      ),
    ),
    groups: [
      {
        title: 'Gespräch und Untersuchung',
        items: [
          'Ärztliches Gespräch',
          'Körperliche Untersuchung',
          'Größe, Gewicht und Taillenumfang',
          'Gespräch über Schlaf, Stimmung und Alkohol',
          'Hautkontrolle von Kopf bis Fuß',
        ],
      },
      {
        title: 'Blut und Urin',
        items: [
          'Blutbild',
          'Cholesterin und Blutfette',
          'Langzeitblutzucker (HbA1c)',
          'Nierenwerte',
          'Leberwerte',
          'PSA, wenn Sie sich dafür entscheiden',
          'Urinuntersuchung',
        ],
      },
      { title: 'Herz und Kreislauf', items: ['Blutdruck', 'EKG'] },
      { title: 'Lunge und Bauch', items: ['Ultraschall von Nieren und Blase'] },
      {
        title: 'Danach',
        items: ['Schriftlicher Bericht in einfachen Worten', 'Anruf einer Pflegekraft nach zwei Wochen'],
      },
    ],
    preparation:
      'Essen und trinken Sie acht Stunden vorher nichts außer Wasser. Kommen Sie mit voller Blase oder trinken Sie auf dem Weg einen halben Liter Wasser.\nZwei Tage vorher kein Radfahren und kein Sex, denn beides kann den PSA-Wert verändern.',
  },
  'ready-for-school': {
    slug: 'fit-fur-die-schule',
    title: 'Fit für die Schule',
    summary:
      'Augen, Ohren, Wachstum und Bewegung von Kindern von vier bis sechs, mit Spiel, Geduld und Zeit für die Fragen der Eltern.',
    description: richText(
      paragraph(
        'Der Schulstart ist leichter für ein Kind, das die Tafel sieht und die Lehrkraft hört. Eines von zehn Kindern hat eine Seh- oder Hörschwäche, die niemand bemerkt hat, nicht einmal das Kind selbst. Jetzt entdeckt, ist den meisten leicht zu helfen.',
      ),
      heading('So läuft es ab'),
      list(
        'Zuerst spielen wir, dann untersuchen wir',
        'Ein Elternteil ist die ganze Zeit im Raum',
        'Blut nehmen wir nur aus gutem Grund ab, und dann mit betäubender Creme',
      ),
      paragraph(
        'Sie bekommen eine Seite für die Schule, wenn Sie eine möchten, und eine Seite für sich. Was auf welcher steht, entscheiden Sie.',
      ),
    ),
    groups: [
      {
        title: 'Gespräch und Untersuchung',
        items: [
          'Kinderärztliches Gespräch',
          'Körperliche Untersuchung',
          'Größe und Gewicht auf der Wachstumskurve',
          'Sprache, Bewegung und Malen',
          'Prüfung der Impfungen',
        ],
      },
      { title: 'Blut und Urin', items: ['Urinuntersuchung'] },
      { title: 'Herz und Kreislauf', items: ['Blutdruck'] },
      { title: 'Augen und Ohren', items: ['Sehschärfe und Farben', 'Hörtest'] },
      { title: 'Danach', items: ['Schriftlicher Bericht in einfachen Worten'] },
    ],
    preparation:
      'Bringen Sie das Untersuchungsheft, den Impfpass und ein Lieblingsspielzeug mit. Ein kleiner Snack ist eine gute Idee, nüchtern muss niemand sein.\nSagen Sie Ihrem Kind, dass ihm niemand wehtun wird. Hier stimmt das.',
  },
  'well-in-later-life': {
    slug: 'gesund-im-alter',
    title: 'Gesund im Alter',
    summary:
      'Für Menschen ab 65: Kraft und Gleichgewicht, Gedächtnis, Augen, Ohren und Medikamente, mit dem Ziel, selbstständig zu bleiben.',
    description: richText(
      paragraph(
        'Älter zu werden ist keine Krankheit. Aber ein Sturz, ein Durcheinander von Medikamenten oder nachlassendes Gehör können einem Leben mehr nehmen als manche Diagnose. Dieser Termin gilt dem, was Menschen zu Hause, auf den Beinen und unter Freunden hält.',
      ),
      heading('Was hier anders ist'),
      list(
        'Alle Räume liegen auf einer Etage, mit Pausen dazwischen',
        'Zur Halbzeit gibt es Tee und etwas zu essen',
        'Eine Ihnen nahestehende Person kann gern dabei sein',
      ),
      paragraph(
        'Unsere Apotheke geht jede Packung durch, die Sie mitbringen, und die Ärztin oder der Arzt bespricht mit Ihnen, was noch nötig ist. Oft wird die Liste kürzer.',
      ),
    ),
    groups: [
      {
        title: 'Gespräch und Untersuchung',
        items: [
          'Ärztliches Gespräch',
          'Körperliche Untersuchung',
          'Kraft, Gleichgewicht und Gehen',
          'Gedächtnis und Stimmung',
          'Prüfung aller Medikamente mit der Apotheke',
          'Prüfung der Impfungen',
        ],
      },
      {
        title: 'Blut und Urin',
        items: [
          'Blutbild',
          'Langzeitblutzucker (HbA1c)',
          'Nierenwerte',
          'Schilddrüsenwerte',
          'Vitamin D',
          'Urinuntersuchung',
        ],
      },
      { title: 'Herz und Kreislauf', items: ['Blutdruck', 'EKG'] },
      { title: 'Augen und Ohren', items: ['Sehschärfe und Augendruck', 'Hörtest'] },
      { title: 'Knochen', items: ['Messung der Knochendichte'] },
      {
        title: 'Danach',
        items: ['Schriftlicher Bericht in einfachen Worten', 'Anruf einer Pflegekraft nach zwei Wochen'],
      },
    ],
    preparation:
      'Sie müssen nicht nüchtern sein. Bringen Sie alle Medikamente in den Packungen mit, auch rezeptfreie, und Ihre Brille und Hörgeräte.\nWenn Sie Hilfe auf Treppen oder beim Herkommen brauchen, sagen Sie es uns bei der Buchung.',
  },
};

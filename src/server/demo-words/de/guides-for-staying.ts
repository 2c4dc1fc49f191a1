/** Guides in German for those who are here, and for how they go home. */

import { heading, list, paragraph, richText, table } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const guidesForStaying: DemoWords = {
  'your-stay': {
    slug: 'ihr-aufenthalt-auf-der-station',
    title: 'Ihr Aufenthalt auf der Station',
    otherNames:
      'Mahlzeiten, Essen im Krankenhaus, Diät, vegetarisch, halal, koscher, Station, stationär, Handy auf der Station, Einzelzimmer, Klingel, Rauchen, Seelsorge, Gebet',
    summary:
      'Wer sich um Sie kümmert, wann es Essen gibt, wie Sie die Pflege rufen und wie Sie zu etwas Schlaf kommen: ein Tag auf der Station.',
    body: richText(
      paragraph(
        'Die Hälfte unserer 240 Betten steht in Einzelzimmern, die anderen in Zweibettzimmern. Jedes Zimmer hat ein eigenes Bad, und zu jedem Bett gehören ein Schrank mit Schlüssel, eine Leselampe und eine Klingel.',
      ),
      heading('Ein Tag auf der Station'),
      table(
        ['Uhrzeit', 'Was geschieht'],
        ['07:30', 'Übergabe von der Nacht- an die Tagschicht, an Ihrem Bett und mit Ihnen'],
        ['08:00', 'Frühstück'],
        [
          '09:00 bis 11:00',
          'Visite: Die Ärztinnen und Ärzte kommen. Halten Sie Ihre Fragen schriftlich bereit',
        ],
        ['10:00 bis 20:00', 'Besuchszeit'],
        ['12:00', 'Mittagessen'],
        ['17:30', 'Abendessen'],
        ['20:00', 'Übergabe an die Nachtschicht'],
        ['22:00 bis 06:00', 'Ruhe: Das Licht ist gedämpft, und wir wecken niemanden ohne Grund'],
      ),
      heading('Wer ist wer'),
      paragraph(
        'Auf der Tafel über Ihrem Bett steht, wer heute ärztlich und pflegerisch für Sie zuständig ist. Alle tragen ein Namensschild und stellen sich vor. Tut es jemand nicht, fragen Sie nach.',
      ),
      heading('Mahlzeiten'),
      paragraph(
        'Sie wählen am Tag vorher aus einer Speisekarte. Es gibt immer etwas Vegetarisches, Veganes, Halal, Koscheres, Weiches und Glutenfreies. Nennen Sie uns Allergien bei der Ankunft. Wasser, Tee und Toast gibt es zu jeder Stunde. Gäste essen im Café in der Eingangshalle, werktags von 07:30 bis 19:00 Uhr.',
      ),
      heading('Hilfe rufen'),
      paragraph(
        'Drücken Sie die Klingel am Bett, auch nachts und auch für Kleinigkeiten. Haben Sie oder Ihre Familie das Gefühl, dass es Ihnen schlechter geht und niemand zuhört, verlangen Sie die Stationsleitung oder wählen Sie an einem Telefon im Haus die 22. Dann kommt ein zweites Team und sieht nach Ihnen.',
      ),
      heading('Telefone'),
      paragraph(
        'Handys sind überall erlaubt, außer in Räumen mit einem entsprechenden Schild. Bitte stellen Sie Ihres ab 22:00 Uhr stumm. Jedes Bett hat ein Telefon: Von außen erreicht man Sie über den Empfang unter +44 20 7946 0100, zwischen 09:00 und 21:00 Uhr. Lesen Sie auch [WLAN, Fernsehen und Laden](/patients-and-visitors/wifi-and-tv).',
      ),
      heading('Frische Luft, Glaube und Gesellschaft'),
      list(
        'Der Garten im Innenhof ist von Sonnenaufgang bis Sonnenuntergang geöffnet. Die Pflege kann Sie im Bett dorthin bringen.',
        'Der Raum der Stille im Erdgeschoss ist für Menschen jedes Glaubens und ohne Glauben da. Auf Wunsch kommt jemand von der Seelsorge oder eine humanistische Begleitung an Ihr Bett.',
        'Ehrenamtliche bringen werktags am Nachmittag Bücher und Zeitungen mit, und Zeit für ein Gespräch.',
      ),
      heading('Zu Ihrer Sicherheit'),
      list(
        'Fragen Sie alle, die Sie berühren, ob sie sich die Hände desinfiziert haben. Wir werden gern gefragt.',
        'Tragen Sie Ihr Armband und Ihre Hausschuhe, und klingeln Sie vor dem Aufstehen, wenn Ihnen schwindlig ist.',
        'Sagen Sie uns, wenn eine Tablette anders aussieht, als Sie es kennen.',
        'Das ganze Gelände ist rauchfrei. Wir haben Nikotinpflaster für Sie.',
      ),
    ),
  },
  'wifi-and-tv': {
    slug: 'wlan-und-fernsehen',
    title: 'WLAN, Fernsehen und Laden',
    otherNames:
      'WLAN, Wi-Fi, WLAN-Passwort, Internet, kostenloses Internet, Fernseher, TV, Handy laden, Ladegerät, Steckdose, Kopfhörer',
    summary:
      'WLAN ist im ganzen Haus kostenlos. Jedes Bett hat einen Bildschirm und eine Steckdose, und in allen Wartebereichen gibt es Ladestationen.',
    body: richText(
      heading('WLAN'),
      list(
        'Wählen Sie auf Ihrem Gerät das Netz „Openward Guest“.',
        'Öffnen Sie eine beliebige Seite und stimmen Sie den Bedingungen zu. Es gibt kein Passwort, und wir fragen nicht nach Ihrem Namen.',
        'Nach 24 Stunden werden Sie noch einmal gefragt.',
      ),
      paragraph(
        'Es ist schnell genug für Videoanrufe. Wie in jedem offenen Netz gilt: Nutzen Sie es für Ihre Bank nur über deren eigene App oder eine verschlüsselte Seite.',
      ),
      heading('Fernsehen und Radio'),
      paragraph(
        'Jedes Bett hat einen Bildschirm mit Fernsehen, Radio, Hörbüchern und der Speisekarte. Das kostet nichts. Bitte benutzen Sie Kopfhörer, die Station hat welche zum Ausleihen. Untertitel finden Sie auf dem Bildschirm unter „Settings“.',
      ),
      heading('Laden'),
      list(
        'Jedes Bett hat eine Steckdose und zwei USB-Anschlüsse.',
        'In allen Wartebereichen und im Café gibt es Ladestationen.',
        'Der Empfang verleiht tageweise Ladegeräte für die meisten Handys.',
        'Bitte lassen Sie keine Kabel auf dem Boden liegen und zeigen Sie uns beschädigte Ladegeräte.',
      ),
      heading('Anrufe und Bilder'),
      paragraph(
        'Sie dürfen Ihr eigenes Gespräch mit uns filmen oder aufnehmen, wenn Sie es uns vorher sagen. Bitte zeigen Sie keine anderen Patientinnen und Patienten und niemanden vom Team, der das nicht möchte. Zu Telefonen und Ruhezeiten lesen Sie [Ihr Aufenthalt auf der Station](/patients-and-visitors/your-stay).',
      ),
    ),
  },
  'going-home': {
    slug: 'nach-hause-gehen',
    title: 'Nach Hause gehen',
    otherNames:
      'Entlassung, Krankenhaus verlassen, wann darf ich nach Hause, Entlassungsbrief, Arztbrief, Krankschreibung, Krankenschein, Krankentransport, häusliche Pflege, Nachsorge',
    summary:
      'Wir planen Ihren Heimweg vom ersten Tag an: den Brief, die Medikamente, wer hilft und wen Sie anrufen, wenn etwas nicht stimmt.',
    body: richText(
      paragraph(
        'Am Tag nach Ihrer Aufnahme sagen wir Ihnen, wann Sie voraussichtlich gehen können. Ändert sich das, sagen wir, warum. Niemand wird gegen seinen Willen nachts nach Hause geschickt.',
      ),
      heading('Bevor Sie gehen'),
      list(
        'Ist jemand zu Hause, ist es warm, und ist etwas zu essen da?',
        'Brauchen Sie Hilfe beim Waschen, auf Treppen oder beim Essen? Unser Entlassmanagement organisiert sie, wenn nötig mit Ihrer Gemeinde.',
        'Können Sie mit den Gehhilfen gehen, den Verband wechseln, die Spritze geben? Wir üben es mit Ihnen.',
        'Brauchen Sie eine Bescheinigung für die Arbeit? Fragen Sie bei der Visite danach, wir schreiben sie kostenlos.',
      ),
      heading('Am Tag selbst'),
      paragraph(
        'Die meisten gehen vor 11:00 Uhr. Werden Sie später abgeholt, finden Sie in der Lounge neben der Eingangshalle Sessel, Tee und eine Pflegekraft, bis 19:00 Uhr. Wir bitten um Ihren Schrankschlüssel und geben Ihnen Medikamente und Wertsachen zurück.',
      ),
      heading('Was Sie mitnehmen'),
      list(
        'Einen Brief, in dem steht, was wir gefunden und getan haben und wie es weitergeht. Ihre Hausarztpraxis hat ihn am selben Tag.',
        'Ihre Medikamente für mindestens sieben Tage, mit einer Liste, was neu ist, was sich geändert hat und was Sie nicht mehr nehmen',
        'Ihre nächsten Termine und die Daten noch ausstehender Ergebnisse',
        'Eine Nummer, unter der Tag und Nacht jemand antwortet.',
      ),
      paragraph(
        'Sind Medikamente noch nicht fertig und wohnen Sie höchstens fünf Meilen (acht Kilometer) entfernt, bringt unsere Apotheke sie werktags am Nachmittag nach.',
      ),
      heading('Der Weg nach Hause'),
      paragraph(
        'Bitte lassen Sie sich abholen, oder bitten Sie am Empfang um ein Taxi. Können Sie nicht im Sitzen fahren, organisiert die Station einen Krankentransport. Unter [Anfahrt](/contact#getting-here) steht, wo die Busse halten.',
      ),
      heading('Wenn etwas nicht stimmt'),
      list(
        'Bei einer Frage zu Ihren Medikamenten oder Ihrer Wunde rufen Sie die Nummer in Ihrem Brief an.',
        'Wird es schlimmer oder haben Sie Fieber, rufen Sie diese Nummer sofort an, zu jeder Stunde.',
        'Könnte ein Leben in Gefahr sein, warten Sie nicht: Lesen Sie, [was im Notfall zu tun ist](/contact#emergency-title).',
      ),
      paragraph(
        'Zwei Tage nach Ihrer Entlassung ruft Sie eine Pflegekraft an und fragt, wie es Ihnen geht. Sie können uns auch [sagen, wie es war](/patients-and-visitors/complaints-and-compliments).',
      ),
    ),
  },
};

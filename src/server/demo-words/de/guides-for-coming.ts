/** Guides in German for those who come: as visitors, or before they are patients. */

import { heading, list, paragraph, richText, table } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const guidesForComing: DemoWords = {
  visiting: {
    slug: 'besuchszeiten',
    title: 'Jemanden besuchen',
    otherNames:
      'Besuchszeiten, Besuchszeit, Krankenbesuch, Besucher, wann darf ich besuchen, dürfen Kinder zu Besuch kommen, Blumen',
    summary:
      'Besuchszeit ist täglich von 10:00 bis 20:00 Uhr: zwei Personen gleichzeitig, auch Kinder. Wann Sie besser anrufen und wer über Nacht bleiben darf.',
    body: richText(
      paragraph(
        'Ein vertrautes Gesicht hilft beim Gesundwerden. Sie müssen nichts buchen und nicht verwandt sein. Kommen Sie zum Empfang in der Eingangshalle: Wir sagen Ihnen die Station und den Weg.',
      ),
      heading('Besuchszeiten'),
      table(
        ['Wo', 'Wann', 'Wie viele gleichzeitig'],
        ['Alle Stationen, wenn unten nicht anders genannt', '10:00 bis 20:00 Uhr, täglich', 'Zwei'],
        ['Kinderstation', '09:00 bis 19:00 Uhr, ein Elternteil jederzeit', 'Zwei und ein Elternteil'],
        ['Kreißsaal', 'Ihre Begleitung bei der Geburt jederzeit', 'Eine oder zwei'],
        ['Intensivstation', '10:00 bis 20:00 Uhr, bitte vorher klingeln', 'Zwei'],
      ),
      paragraph(
        'Zwischen 12:00 und 13:00 Uhr gibt es Mittagessen. Sie können gern bleiben und beim Essen helfen. Passen Ihnen diese Zeiten nicht, wegen der Arbeit oder eines weiten Wegs, sprechen Sie mit der Stationsleitung. Für Schwerkranke finden wir immer eine Lösung.',
      ),
      heading('Wenn Sie hier sind'),
      list(
        'Desinfizieren Sie an der Tür der Station die Hände, wenn Sie kommen und wenn Sie gehen.',
        'Setzen Sie sich auf die Stühle, nicht auf das Bett. Am Stützpunkt der Pflege gibt es weitere Stühle.',
        'Fragen Sie, bevor Sie Essen mitbringen: Manche dürfen nichts essen, manche nicht alles.',
        'Blumen sind auf den meisten Stationen willkommen, aber nicht auf der Intensivstation und nicht dort, wo Menschen Chemotherapie bekommen.',
        'Gehen Sie für lange Telefonate hinaus, und fragen Sie, bevor Sie ein Bild machen, auf dem andere zu sehen sind.',
      ),
      heading('Kinder'),
      paragraph(
        'Kinder dürfen zu Besuch kommen, wenn eine erwachsene Person auf sie achtet. Erzählen Sie ihnen vorher, was sie sehen könnten, etwa Schläuche und Geräte. Auf der Kinderstation gibt es eine Spielecke, die auch Geschwister nutzen dürfen.',
      ),
      heading('Bitte bleiben Sie zu Hause, wenn'),
      list(
        'Sie in den letzten 48 Stunden Durchfall oder Erbrechen hatten',
        'Sie Fieber, neuen Husten oder Ausschlag haben',
        'jemand bei Ihnen zu Hause eine leicht ansteckende Krankheit hat, zum Beispiel Windpocken.',
      ),
      paragraph(
        'Rufen Sie stattdessen an: Der Empfang verbindet Sie unter +44 20 7946 0100 mit der Station.',
      ),
      heading('Über Nacht bleiben'),
      paragraph(
        'In Einzelzimmern und auf der Wochenstation lässt sich ein Sessel zum Bett ausklappen. Ein Elternteil darf Tag und Nacht bei seinem Kind bleiben. Fragen Sie sonst bitte auf der Station.',
      ),
    ),
  },
  parking: {
    slug: 'parken',
    title: 'Parken',
    otherNames:
      'Parkhaus, Parkplatz, Tiefgarage, wo kann ich parken, Parkgebühren, Behindertenparkplatz, Blue Badge, Elektroauto laden, Ladesäule, jemanden absetzen, Fahrrad',
    summary:
      'Das Parkhaus B ist zwei Minuten zu Fuß vom Haupteingang entfernt. Die ersten dreißig Minuten sind kostenlos, dann kostet die Stunde 2 £, höchstens 8 £ am Tag.',
    body: richText(
      paragraph(
        'Folgen Sie von der Lantern Row den Schildern zum Parkhaus B. Ein überdachter Weg führt zum Haupteingang. Werktags zwischen 09:30 und 11:30 Uhr ist es oft voll, planen Sie dann bitte fünfzehn Minuten mehr ein.',
      ),
      heading('Was es kostet'),
      table(
        ['Wie lange', 'Parkhaus B'],
        ['Bis 30 Minuten', 'Kostenlos'],
        ['Jede weitere Stunde', '2 £'],
        ['Am Tag höchstens', '8 £'],
      ),
      paragraph(
        'Bezahlen Sie mit Karte oder bar an den Automaten am Ausgang, bevor Sie zum Auto zurückgehen. Die Schranke erkennt Ihr Kennzeichen.',
      ),
      heading('Kostenlos und günstiger parken'),
      list(
        'Mit Behindertenausweis (Blue Badge) parken Sie kostenlos. Zeigen Sie ihn am Empfang.',
        'Kommen Sie mehr als zweimal pro Woche zur Behandlung, etwa zur Dialyse oder Chemotherapie, gibt Ihnen Ihre Abteilung eine kostenlose Parkkarte.',
        'Ein Elternteil, das bei seinem Kind bleibt, und die Familien von Schwerkranken parken kostenlos. Die Parkkarten gibt es auf der Station.',
      ),
      heading('Parken mit Behinderung'),
      paragraph(
        'Sechs breite Plätze für Menschen mit Behindertenausweis (Blue Badge) liegen neben dem Haupteingang, mit ebenem Zugang zur Tür. Sind alle belegt, gibt es weitere auf der oberen Ebene von Parkhaus B, neben dem Aufzug.',
      ),
      heading('Jemanden absetzen'),
      paragraph(
        'Vor dem Haupteingang dürfen Sie zehn Minuten halten. Rollstühle stehen gleich hinter der Tür. Die zehn Kurzzeitplätze neben dem Eingang der Notaufnahme sind in der ersten Stunde kostenlos, für alle, die jemanden bringen.',
      ),
      heading('Elektroautos und Fahrräder'),
      paragraph(
        'Auf der unteren Ebene gibt es sechs Ladepunkte für Elektroautos. Links vom Eingang finden Sie achtzig überdachte Fahrradstellplätze mit Luftpumpe und Wasserhahn.',
      ),
      paragraph('Sie kommen ohne Auto? Hier steht die [Anfahrt](/contact#getting-here) mit Bus oder Bahn.'),
    ),
  },
  'getting-around': {
    slug: 'wege-im-krankenhaus',
    title: 'Wege im Krankenhaus',
    otherNames:
      'Rollstuhl, barrierefrei, stufenlos, Aufzug, Fahrstuhl, Höranlage, schwerhörig, blind, Blindenhund, Behindertentoilette, Begleitdienst, Lageplan',
    summary:
      'Jedes Stockwerk ist ohne Stufen erreichbar. Rollstühle, Höranlagen und eine Begleitung auf dem Weg sind kostenlos. Sie müssen nur fragen.',
    body: richText(
      paragraph(
        'Der Haupteingang und der Eingang der Notaufnahme liegen auf Straßenhöhe. Von der Eingangshalle fahren Aufzüge in alle Stockwerke. Jede Abteilung hat eine Tür in ihrer eigenen Farbe, und die Schilder haben dieselben Farben.',
      ),
      heading('Rollstühle und Gehen'),
      list(
        'Rollstühle stehen im Haupteingang. Sie brauchen keine Münze und kein Pfand.',
        'Mindestens alle dreißig Meter steht eine Bank, die Hälfte davon mit Armlehnen.',
        'Ist der Weg für Sie lang, bitten Sie am Empfang um den Begleitdienst. Am Vormittag dauert das etwa zehn Minuten.',
        'In den Abteilungen gibt es breite Stühle, Lifter und absenkbare Untersuchungsliegen. Öffnen Sie bei der Buchung „Brauchen Sie Unterstützung bei Ihrem Termin?“ und wählen Sie den Zugang mit Rollstuhl oder ohne Stufen, oder sagen Sie es uns am Telefon.',
      ),
      heading('Hören'),
      paragraph(
        'Am Empfang und in jeder Ambulanz gibt es induktive Höranlagen. Stellen Sie Ihr Hörgerät auf T. Wenn Sie nicht hören, dass Ihr Name aufgerufen wird, sagen Sie am Empfang Bescheid: Es kommt jemand und holt Sie. Zu Gebärdensprache lesen Sie [Dolmetschen und Sprachen](/patients-and-visitors/interpreters).',
      ),
      heading('Sehen'),
      paragraph(
        'Die Aufzüge sagen die Stockwerke an und haben tastbare Knöpfe. Unsere Ehrenamtlichen führen Sie von der Tür zu Ihrem Termin und zurück. Briefe und Merkblätter gibt es in Großdruck, als Tonaufnahme oder per E-Mail. Sagen Sie es uns einmal, und wir merken es uns.',
      ),
      heading('Assistenzhunde'),
      paragraph(
        'Assistenzhunde sind in allen öffentlichen Bereichen und in den meisten Sprechstunden willkommen. Wasser gibt es am Empfang und ein Stück Rasen neben den Fahrradständern.',
      ),
      heading('Toiletten und Umkleideräume'),
      paragraph(
        'Barrierefreie Toiletten gibt es auf jeder Etage in der Nähe der Aufzüge. Ein Umkleideraum mit Lifter und Liege für Erwachsene ist im Erdgeschoss. Wickeltische finden Sie im Erdgeschoss sowie im zweiten und dritten Stock.',
      ),
      heading('Wenn Ihnen das Krankenhaus schwerfällt'),
      paragraph(
        'Menschenmengen, Lärm und Warten sind für manche schwerer als für andere. Für Menschen mit Autismus, Lernschwierigkeiten oder Demenz haben wir einen ruhigen Platz zum Warten, den ersten Termin des Tages oder einen Besuch vorab. Rufen Sie unsere Patientenberatung unter +44 20 7946 0120 an oder schreiben Sie an access@openward.example.',
      ),
    ),
  },
  'mental-health-crisis': {
    slug: 'hilfe-in-einer-seelischen-krise',
    title: 'Hilfe in einer seelischen Krise',
    otherNames:
      'Suizid, Selbstmord, Suizidgedanken, Selbstverletzung, ich kann nicht mehr, nicht sicher, Nervenzusammenbruch, Stimmen hören, Psychose, jemand zum Reden, Sorge um eine Freundin, psychische Gesundheit',
    summary:
      'Wenn Ihr Leben oder das einer anderen Person in Gefahr ist, rufen Sie jetzt 999 an. Sie sind nicht allein: wen Sie anrufen, wohin Sie kommen, was Sie sagen und wie Familie und Freunde helfen können.',
    body: richText(
      heading('Wen Sie jetzt anrufen'),
      paragraph(
        'Wenn Sie sich verletzt haben, eine Überdosis genommen haben oder kurz davor sind, Ihr Leben zu beenden, rufen Sie 999 an. Tun Sie dasselbe für andere. Bleiben Sie am Telefon: Man sagt Ihnen, was zu tun ist, bis Hilfe da ist.',
      ),
      paragraph(
        'Wenn Sie im Moment sicher sind, aber fürchten, dass es nicht so bleibt, rufen Sie unsere Notaufnahme an: +44 20 7946 0199. Tag und Nacht antwortet eine Pflegekraft. Fällt Ihnen das Anrufen zu schwer, lassen Sie jemanden für Sie anrufen.',
      ),
      heading('Wohin Sie kommen'),
      paragraph(
        'Kommen Sie zu jeder Stunde in die [Notaufnahme](/departments/emergency). Sie brauchen keinen Termin und keinen Arztbrief. Der Eingang liegt an der Nordseite des Gebäudes und ist die ganze Nacht beleuchtet.',
      ),
      list(
        'Fahren Sie nicht selbst. Lassen Sie sich bringen, nehmen Sie ein Taxi oder rufen Sie 999 an.',
        'Bringen Sie, wenn möglich, jemanden mit, dem Sie vertrauen, und die Medikamente, die Sie nehmen.',
        'Sie können in einem ruhigen Raum warten, getrennt von den anderen. Dort kümmert sich eine Pflegekraft um Sie, die für seelische Krisen ausgebildet ist.',
        'Zuerst behandeln wir Wunden und Überdosierungen. Dann spricht eine Pflegekraft, eine Ärztin oder ein Arzt mit Ihnen allein, und Sie entscheiden gemeinsam, wie es weitergeht.',
      ),
      paragraph(
        'Die meisten gehen noch am selben Tag nach Hause, mit einem Plan und einer Nummer, die sie anrufen können. Manche bleiben einige Tage. [Dolmetschen](/patients-and-visitors/interpreters) ist kostenlos.',
      ),
      heading('Was Sie sagen können'),
      paragraph(
        'Sie brauchen nicht die richtigen Worte, und Sie müssen es nicht zweimal erklären. Einer dieser Sätze genügt:',
      ),
      list(
        '„Ich fühle mich mit mir selbst nicht sicher.“',
        '„Ich denke daran, mein Leben zu beenden.“',
        '„Ich habe mich verletzt.“',
        '„Ich habe etwas genommen.“ Sagen Sie, was, wie viel und wann, wenn Sie es wissen.',
        '„Ich höre Stimmen, die mir sagen, was ich tun soll.“',
      ),
      paragraph(
        'Wir stellen direkte Fragen, auch nach Suizid, Alkohol und Drogen. Wir fragen alle dasselbe, und niemand verurteilt Ihre Antworten.',
      ),
      heading('Bis Hilfe da ist'),
      list(
        'Gehen Sie dorthin, wo andere Menschen sind, oder bitten Sie jemanden, zu kommen und bei Ihnen zu bleiben.',
        'Räumen Sie weg, womit Sie sich verletzen könnten, oder verlassen Sie den Raum, in dem es ist.',
        'Trinken Sie keinen Alkohol und nehmen Sie keine Drogen. Sie machen es schwerer, sicher zu bleiben.',
        'Entscheiden Sie jetzt nichts. Überstehen Sie die nächsten zehn Minuten und dann die zehn danach. Das Schlimmste geht vorüber.',
      ),
      heading('Für Familie und Freunde'),
      paragraph(
        'Fragen Sie direkt: „Denkst du daran, dein Leben zu beenden?“ Damit bringen Sie niemanden auf die Idee. Es zeigt, dass Sie die Antwort aushalten.',
      ),
      list(
        'Hören Sie zu und nehmen Sie es ernst. Sie müssen nichts lösen.',
        'Versprechen Sie nicht, es geheim zu halten.',
        'Bleiben Sie dabei oder finden Sie jemanden, der bleibt, bis Hilfe da ist.',
        'Räumen Sie Medikamente und andere gefährliche Dinge weg, wenn Sie das gefahrlos können.',
        'Lehnt die Person Hilfe ab und fürchten Sie um ihr Leben, rufen Sie trotzdem 999 an.',
        'Sind Sie selbst in Gefahr, gehen Sie zuerst weg und rufen Sie von einem sicheren Ort aus an.',
      ),
      paragraph(
        'Auch Sie können uns anrufen und fragen, was zu tun ist. Wir hören Ihnen zu, auch wenn wir Ihnen nicht sagen dürfen, was eine Patientin oder ein Patient uns anvertraut hat.',
      ),
      heading('Wenn es bis morgen warten kann'),
      paragraph(
        'Gedrückte Stimmung, Angst oder schlechter Schlaf über Wochen sind ein Grund, ärztliche Hilfe zu suchen, bevor es zur Krise kommt. Lesen Sie über [Depression](/conditions/depression) und über [Angst und Panikattacken](/conditions/anxiety), oder [buchen Sie einen Termin in der Allgemeinen Inneren Medizin](/appointment?department=general-medicine).',
      ),
    ),
  },
  interpreters: {
    slug: 'dolmetschen-und-sprachen',
    title: 'Dolmetschen und Sprachen',
    otherNames:
      'Dolmetscher, Dolmetscherin, Übersetzer, Übersetzung, Gebärdensprache, ich spreche kein Englisch, Fremdsprache, Deutsch sprechen, interpreter',
    summary:
      'Professionelles Dolmetschen ist kostenlos, in mehr als hundert Sprachen und in Britischer Gebärdensprache. Bitte fragen Sie zwei Werktage vorher.',
    body: richText(
      paragraph(
        'Sie haben ein Recht darauf, zu verstehen, was gesagt wird, und verstanden zu werden. Dolmetschen kostet Sie nichts. Wer dolmetscht, behält alles für sich und fügt nichts Eigenes hinzu.',
      ),
      heading('So bekommen Sie Hilfe beim Dolmetschen'),
      list(
        'Öffnen Sie bei der Buchung „Brauchen Sie Unterstützung bei Ihrem Termin?“, wählen Sie „Dolmetscher“ und geben Sie die Sprache ein, oder sagen Sie es uns am Telefon.',
        'Rufen Sie unsere Patientenberatung unter +44 20 7946 0120 an, oder lassen Sie jemanden für Sie anrufen und die Sprache auf Englisch nennen.',
        'Oder schreiben Sie an access@openward.example, gern in Ihrer eigenen Sprache.',
      ),
      paragraph(
        'Mit zwei Werktagen Vorlauf kommt meist jemand persönlich. Kurzfristig und nachts dolmetscht jemand per Telefon oder Video. Im Notfall dauert das einige Minuten.',
      ),
      heading('Gebärdensprache und Mundbild'),
      paragraph(
        'Fachleute für Britische Gebärdensprache und für deutliches Mundbild kommen zu Terminen und auf die Station. Bitte geben Sie uns möglichst eine Woche Zeit, denn es gibt nur wenige. Per Video ist Tag und Nacht jemand erreichbar.',
      ),
      heading('Ärztinnen und Ärzte, die Ihre Sprache sprechen'),
      paragraph(
        'Zusammen sprechen unsere Ärztinnen und Ärzte viele Sprachen. In [unserer Liste](/doctors) können Sie nach Sprache auswählen.',
      ),
      heading('Familie und Freunde'),
      paragraph(
        'Bringen Sie sie gern mit. Aber bitten Sie sie nicht zu dolmetschen, und niemals ein Kind: Schlechte Nachrichten weiterzugeben ist schwer, und medizinische Wörter sind leicht zu verwechseln.',
      ),
      heading('Schriftliches'),
      paragraph(
        'Einwilligungen und Entlassungsbriefe können übersetzt werden. Fragen Sie auf der Station oder in Ihrer Abteilung. Es dauert etwa drei Werktage.',
      ),
    ),
  },
  'what-to-bring': {
    slug: 'was-sie-mitbringen',
    title: 'Was Sie mitbringen',
    otherNames:
      'Packliste, was brauche ich im Krankenhaus, was soll ich einpacken, Krankenhaustasche, Kliniktasche, Aufnahme, stationärer Aufenthalt, Unterlagen, Wertsachen',
    summary:
      'Eine Liste zum Packen: Papiere, Medikamente, Kleidung und kleine Annehmlichkeiten, und was besser zu Hause bleibt.',
    body: richText(
      paragraph(
        'Die meisten bringen zu viel mit und vergessen das Ladekabel. Eine Tasche genügt: Die Schränke sind klein, und vielleicht wechseln Sie die Station.',
      ),
      heading('Papiere'),
      list(
        'Ihr Aufnahmebrief oder die Buchungsnummer Ihres Termins',
        'Ein Reisepass oder ein anderer Ausweis',
        'Ihre Versicherungskarte und, falls vorhanden, die Zusage Ihrer Versicherung',
        'Name und Nummer einer Person, die wir anrufen dürfen',
        'Frühere Briefe, Bilder und Befunde und, falls vorhanden, ein Implantat- oder Allergiepass',
        'Eine Kopie Ihrer Patientenverfügung oder Vorsorgevollmacht, wenn Sie eine haben',
      ),
      heading('Medikamente'),
      list(
        'Alle in ihren Packungen, auch Tropfen, Cremes, Sprays und Rezeptfreies',
        'Eine Liste mit den Dosierungen, wenn Sie eine führen',
        'Ihr Messgerät, Ihren Sensor oder Ihre Pumpe, wenn Sie Diabetes haben.',
      ),
      paragraph(
        'Geben Sie alles bei der Ankunft der Pflegekraft. Wir verwenden es während Ihres Aufenthalts und geben es Ihnen zurück.',
      ),
      heading('Für eine Nacht oder länger'),
      list(
        'Nachtwäsche, ein Bademantel und Hausschuhe mit Fersenhalt und fester Sohle',
        'Bequeme Kleidung für den Tag: Außerhalb des Betts erholen Sie sich schneller',
        'Seife, Zahnbürste, Kamm, Rasierer und was Sie für Ihre Regelblutung brauchen',
        'Brille, Hörgeräte und Zahnersatz, jeweils in einem Behälter mit Ihrem Namen',
        'Ein Ladegerät mit langem Kabel und Kopfhörer',
        'Etwas zu lesen, Ohrstöpsel und ein Bild, das Sie gern ansehen.',
      ),
      heading('Für einen Tag'),
      paragraph(
        'Tragen Sie weite Kleidung und flache Schuhe. Bringen Sie Ihre Papiere, Ihre Medikamente, einen Imbiss für danach und etwas zum Zeitvertreib mit. Lesen Sie auch [Vorbereitung auf eine Operation](/patients-and-visitors/preparing-for-surgery).',
      ),
      heading('Was besser zu Hause bleibt'),
      list(
        'Schmuck, größere Geldbeträge und mehr als eine Bankkarte',
        'Alles mit einem Heizelement, zum Beispiel Wasserkocher oder Heizdecke',
        'Alkohol, Tabak und Kerzen. Das ganze Gelände ist rauchfrei.',
      ),
      paragraph(
        'Jeder Schrank hat einen Schlüssel. Für Wertsachen, die nicht im Tresor der Station abgegeben werden, können wir nicht haften.',
      ),
      heading('Wenn Sie ankommen'),
      paragraph(
        'Kommen Sie zur Uhrzeit in Ihrem Brief zum Empfang in der Eingangshalle. Wir prüfen Ihre Angaben mit Ihnen, geben Ihnen ein Armband, und jemand bringt Sie zu Ihrem Bett.',
      ),
    ),
  },
  'preparing-for-surgery': {
    slug: 'vorbereitung-auf-eine-operation',
    title: 'Vorbereitung auf eine Operation',
    otherNames:
      'OP, Operation, ambulante Operation, Narkose, nüchtern vor der OP, wann nichts mehr essen und trinken, darf ich vor der Operation essen, Vorgespräch, Tagesklinik',
    summary:
      'Was vor einer Operation oder einem Tag im Krankenhaus geschieht: die Untersuchung vorher, ab wann Sie nicht mehr essen und trinken, und wer Sie nach Hause bringt.',
    body: richText(
      paragraph(
        'Ihr Brief geht immer vor: Steht dort etwas anderes als auf dieser Seite, richten Sie sich nach dem Brief. Ist etwas unklar, rufen Sie die Nummer an, die darin steht.',
      ),
      heading('Eine bis drei Wochen vorher'),
      list(
        'Sie kommen zu einer Untersuchung, oder wir rufen Sie an: Eine Pflegekraft fragt nach Ihrer Gesundheit, Ihren Medikamenten und Ihrem Zuhause.',
        'Sie sprechen persönlich oder am Telefon mit der Anästhesie und können alles fragen.',
        'Sagen Sie uns, wenn Sie Allergien, lockere Zähne oder einen Herzschrittmacher haben oder wenn es in Ihrer Familie Probleme mit einer Narkose gab.',
        'Fragen Sie nach, bevor Sie ein Medikament absetzen, vor allem Blutverdünner und Medikamente gegen Diabetes.',
        'Wenn Sie rauchen, hilft jeder Tag ohne der Wunde beim Heilen.',
      ),
      heading('Essen und Trinken'),
      table(
        ['Bis', 'Erlaubt ist'],
        ['Sechs Stunden vorher', 'Eine leichte Mahlzeit, zum Beispiel Toast. Nichts Gebratenes'],
        ['Zwei Stunden vorher', 'Klares Wasser, schwarzer Tee oder schwarzer Kaffee'],
        ['Danach', 'Nur ein Schluck Wasser zu Tabletten, die Sie laut uns nehmen sollen'],
      ),
      paragraph(
        'Nüchtern zu sein verhindert, dass im Schlaf Essen in Ihre Lunge gelangt. Die Zeiten stehen in Ihrem Brief. Für Babys und Kinder, die noch Milch trinken, gelten eigene Zeiten.',
      ),
      heading('Rufen Sie uns an, wenn es Ihnen nicht gut geht'),
      paragraph(
        'Eine Erkältung, Fieber, ein Ausschlag oder eine Wunde nahe der Operationsstelle kann ein Grund sein zu warten. Eine Schwangerschaft auch. Bitte rufen Sie +44 20 7946 0110 an, sobald Sie es wissen, dann kann jemand anderes Ihren Platz bekommen.',
      ),
      heading('Am Tag selbst'),
      list(
        'Duschen Sie und tragen Sie kein Make-up, keinen Nagellack, keinen Schmuck und keine Kontaktlinsen.',
        'Kommen Sie zur Uhrzeit in Ihrem Brief zum Empfang. Die Operation selbst kann einige Stunden später sein.',
        'Wir markieren die Stelle mit Ihnen, und Sie unterschreiben die Einwilligung. Sie dürfen immer noch Nein sagen.',
        'Wir fragen mehrmals nach Ihrem Namen und danach, was gemacht werden soll. So verhindern wir Fehler.',
      ),
      heading('Danach'),
      paragraph(
        'Sie wachen im Aufwachraum auf, mit einer Pflegekraft an Ihrer Seite. Sagen Sie uns früh, wenn Ihnen etwas wehtut oder übel ist. Beides lässt sich gut behandeln. Nach einer ambulanten Operation gehen die meisten zwei bis vier Stunden später.',
      ),
      heading('Am selben Tag nach Hause'),
      list(
        'Eine erwachsene Person bringt Sie mit Auto oder Taxi nach Hause und bleibt die erste Nacht bei Ihnen.',
        'Nach einer Narkose oder einem Beruhigungsmittel dürfen Sie 24 Stunden lang nicht Auto fahren, keinen Alkohol trinken, keine Verträge unterschreiben und kleine Kinder nicht allein betreuen.',
        'Sie gehen mit einem Brief, Ihren Medikamenten und einer Nummer, unter der Tag und Nacht jemand antwortet.',
      ),
      paragraph(
        'Kann niemand bei Ihnen bleiben, sagen Sie es uns vorher. Dann behalten wir Sie für die Nacht hier.',
      ),
    ),
  },
};

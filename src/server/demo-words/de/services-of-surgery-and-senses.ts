/** The services for bones and joints, eyes, teeth, ears, nose and throat, in German. */

import { heading, list, paragraph, quote, richText, table } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const servicesOfSurgeryAndSenses: DemoWords = {
  'hip-and-knee-replacement': {
    slug: 'kunstliche-huft-und-kniegelenke',
    title: 'Künstliche Hüft- und Kniegelenke',
    summary:
      'Ein neues Gelenk für eine verschlissene Hüfte oder ein verschlissenes Knie. Vom ersten Gespräch bis zur letzten Physiotherapie haben Sie ein Team und einen Plan.',
    description: richText(
      paragraph(
        'Ist der Knorpel verschwunden, reibt Knochen auf Knochen, und schon ein kurzer Weg tut weh. Wenn Bewegung, Tabletten und Spritzen nicht mehr genug helfen, kann ein künstliches Gelenk Jahre der Beweglichkeit zurückgeben. Die verschlissenen Flächen werden entfernt und durch Metall und harten Kunststoff oder Keramik ersetzt.',
      ),
      heading('Ihr Weg'),
      list(
        'Vorgespräch in der Chirurgie: Ist das für Sie der richtige Schritt, und jetzt?',
        'Vorbereitungsvormittag mit Pflege und Physiotherapie',
        'Operation, meist mit einer betäubenden Spritze in den Rücken und leichtem Schlaf',
        'Ein bis drei Nächte auf der Station, Gehen ab dem ersten Tag',
        'Physiotherapie für etwa drei Monate',
      ),
      quote(
        'Das neue Gelenk ist am ersten Tag fertig. Die Muskeln darum herum brauchen zwölf Wochen, und das ist unsere Aufgabe: Wir planen sie mit Ihnen, einen Schritt nach dem anderen.',
      ),
      heading('Was die meisten wann können'),
      table(
        ['Zeit', 'Nach einer neuen Hüfte', 'Nach einem neuen Knie'],
        [
          'Erster Tag',
          'Stehen und einige Schritte am Gehrahmen gehen',
          'Stehen und anfangen, das Knie zu beugen',
        ],
        [
          'Zwei Wochen',
          'An Gehhilfen gehen, Treppen steigen',
          'An Gehhilfen gehen, bis zum rechten Winkel beugen',
        ],
        ['Sechs Wochen', 'Auto fahren, im Büro arbeiten', 'Auto fahren, ohne Gehhilfen gehen'],
        ['Drei Monate', 'Schwimmen, Rad fahren, längere Wege gehen', 'Rad fahren und längere Wege gehen'],
      ),
      paragraph(
        'Jeder Mensch heilt in seinem eigenen Tempo. Ihr Chirurgie- und Physiotherapieteam sagt Ihnen, was für Sie passt.',
      ),
      paragraph(
        'Der Preis umfasst die Operation, das Implantat, den Aufenthalt und sechs Termine Physiotherapie. Geht in den ersten dreißig Tagen etwas schief, beheben wir es ohne weitere Kosten.',
      ),
    ),
    forWhom: 'Erwachsene, die wegen Gelenkschmerzen nachts aufwachen oder nicht mehr gut gehen können.',
    preparation:
      'Hören Sie so früh wie möglich auf zu rauchen, lassen Sie Ihre Zähne kontrollieren und machen Sie die Übungen, die wir Ihnen geben. Räumen Sie zu Hause lose Teppiche weg und stellen Sie, was Sie täglich brauchen, auf Hüfthöhe. Sagen Sie uns, wenn Sie Blutverdünner nehmen oder eine Wunde oder Infektion haben.',
    faqs: [
      {
        question: 'Wann darf ich wieder Auto fahren?',
        answer:
          'Meist nach etwa sechs Wochen, wenn Sie ohne Schmerzen eine Vollbremsung machen können. Fragen Sie bitte auch Ihre Versicherung.',
      },
      {
        question: 'Bin ich dafür zu alt?',
        answer: 'Es gibt keine Altersgrenze. Ihre allgemeine Gesundheit zählt mehr als Ihr Geburtstag.',
      },
      {
        question: 'Löst das Gelenk am Flughafen Alarm aus?',
        answer: 'Das kann sein. Sagen Sie es einfach dem Personal. Sie brauchen keine Bescheinigung.',
      },
    ],
  },
  physiotherapy: {
    slug: 'physiotherapie',
    title: 'Physiotherapie',
    summary:
      'Bewegung als Medizin: für Rücken, Nacken, Gelenke und Muskeln, nach einer Verletzung oder Operation, einzeln oder in kleiner Gruppe.',
    description: richText(
      paragraph(
        'Der Körper heilt durch Bewegung. Wir finden heraus, welche Bewegung hilft, wie viel und wie oft, und zeigen Ihnen, wie Sie es ohne uns schaffen. Maßstab ist Ihr Ziel: ein Kind hochheben, zehn Kilometer laufen, an das oberste Regal kommen.',
      ),
      list(
        'Rücken- und Nackenschmerzen',
        'Erholung nach Knochenbrüchen und Gelenkoperationen',
        'Sportverletzungen',
        'Gleichgewichtstraining gegen Stürze',
        'Beckenbodentraining für Frauen und Männer',
      ),
      paragraph(
        'Der erste Termin dauert 45 Minuten, jeder weitere 30. Sie gehen mit zwei bis vier Übungen nach Hause, auf Wunsch mit Ihrem eigenen Handy gefilmt. Die meisten brauchen zwischen drei und sechs Termine.',
      ),
    ),
    forWhom:
      'Alle mit Schmerzen oder Steifheit, nach einer Verletzung oder Operation. Sie brauchen keine Überweisung.',
    preparation:
      'Tragen Sie weite Kleidung und Schuhe, in denen Sie gut gehen können. Bringen Sie Arztbriefe oder Aufnahmen mit, wenn Sie welche haben.',
    faqs: [
      {
        question: 'Brauche ich eine Überweisung?',
        answer:
          'Nein, Sie können direkt buchen. Manche Versicherungen verlangen einen Arztbrief, fragen Sie also bei Ihrer nach.',
      },
      {
        question: 'Sollen Übungen wehtun?',
        answer:
          'Ein leichtes Ziehen, das am nächsten Morgen weg ist, ist in Ordnung. Stechender oder zunehmender Schmerz ist ein Grund, aufzuhören und uns anzurufen.',
      },
    ],
  },
  'fracture-clinic': {
    slug: 'sprechstunde-fur-knochenbruche',
    title: 'Sprechstunde für Knochenbrüche',
    summary:
      'Nachbehandlung von Brüchen nach der Notaufnahme: neues Röntgenbild, Gipskontrolle und ein klarer Zeitplan zurück in den Alltag.',
    description: richText(
      paragraph(
        'Ein gebrochener Knochen braucht drei Dinge: gerade zu liegen, lange genug stillzuhalten und sich dann rechtzeitig wieder zu bewegen. Auf alle drei achtet diese Sprechstunde. Sie kommen wenige Tage nach der Verletzung und dann in Abständen, die vom Knochen abhängen.',
      ),
      heading('Bei jedem Termin'),
      list(
        'Ein Röntgenbild, wenn die Stellung geprüft werden muss',
        'Kontrolle von Haut, Schwellung und Gefühl rund um den Gips',
        'Wechsel oder Abnahme des Gipses',
        'Übungen für den nächsten Abschnitt',
      ),
      paragraph(
        'Unsere Gipsfachkräfte haben leichtere Verbände in mehreren Farben, die Kinder mit großer Sorgfalt auswählen. Samstags leiten eine Pflegekraft und eine Gipsfachkraft die Sprechstunde, und die Chirurgie ist in Rufbereitschaft.',
      ),
    ),
    forWhom: 'Erwachsene und Kinder mit einem Knochenbruch, nach der ersten Behandlung in der Notaufnahme.',
    preparation:
      'Bringen Sie Ihren Brief aus der Notaufnahme, Bilder aus anderen Einrichtungen und für den Tag der Gipsabnahme den zweiten Schuh mit.',
    faqs: [
      {
        question: 'Mein Gips fühlt sich eng an. Soll ich abwarten?',
        answer:
          'Nein. Lagern Sie zuerst den Arm oder das Bein hoch. Bleiben Finger oder Zehen blass, blau, kalt, taub oder sehr schmerzhaft, kommen Sie sofort in die Notaufnahme.',
      },
      {
        question: 'Darf der Gips nass werden?',
        answer:
          'Nein. Nasser Gips wird weich, und die Haut leidet. Benutzen Sie einen wasserdichten Überzug, den Sie in der Apotheke bekommen.',
      },
      {
        question: 'Darf ich mit Gips fliegen?',
        answer:
          'Mit einem geschlossenen Gips in den ersten 48 Stunden nicht, wegen der Schwellung. Fluggesellschaften haben eigene Regeln, bitte fragen Sie nach.',
      },
    ],
  },
  'eye-examination': {
    slug: 'augenuntersuchung',
    title: 'Augenuntersuchung',
    summary:
      'Eine vollständige Prüfung von Sehschärfe, Augendruck und Augenhintergrund. Für Menschen mit Diabetes gehören Fotos der Netzhaut dazu.',
    description: richText(
      paragraph(
        'Im Optikgeschäft wird geprüft, wie scharf Sie sehen. Wir betrachten das Auge als Organ: Linse, Druck, Sehnerv und Netzhaut. Grüner Star und Veränderungen durch Diabetes tun nicht weh und machen lange Zeit nicht unscharf. Nur durch eine Untersuchung findet man sie früh.',
      ),
      list(
        'Sehschärfe jedes Auges, nah und fern',
        'Augendruck, mit einer sanften Berührung oder einem Luftstoß',
        'Vorderer Teil des Auges unter dem Mikroskop',
        'Netzhaut und Sehnerv, nach Tropfen',
        'Fotos und eine Gesichtsfeldmessung, wo nötig',
      ),
      paragraph(
        'Am Ende sehen Sie die Bilder Ihrer eigenen Augen, und die vom nächsten Jahr lassen sich danebenlegen. So werden kleine Veränderungen für Sie und für uns sichtbar.',
      ),
    ),
    forWhom: 'Alle ab vier Jahren, alle zwei Jahre, mit Diabetes jedes Jahr.',
    preparation:
      'Bringen Sie Ihre Brille mit, lassen Sie Kontaktlinsen weg und planen Sie so, dass Sie nach den Tropfen etwa sechs Stunden nicht fahren. Mit einer Sonnenbrille ist der Heimweg angenehmer.',
    faqs: [
      {
        question: 'Wie oft sollten Menschen mit Diabetes kommen?',
        answer:
          'Meist alle ein bis zwei Jahre. Öfter, wenn wir Veränderungen finden, und auch in der Schwangerschaft.',
      },
      {
        question: 'Verschreiben Sie Brillen?',
        answer:
          'Wir bestimmen die Werte, wenn es zur Behandlung gehört. Für eine einfache neue Brille sind Sie in einem Optikgeschäft in Ihrer Nähe schneller.',
      },
    ],
  },
  'cataract-surgery': {
    slug: 'operation-des-grauen-stars',
    title: 'Operation des Grauen Stars',
    summary:
      'Die trübe Linse wird in etwa zwanzig Minuten gegen eine klare getauscht. Sie sind wach, das Auge ist betäubt, und Sie gehen am selben Tag nach Hause.',
    description: richText(
      paragraph(
        'Mit einem Grauen Star sieht die Welt aus wie durch ein beschlagenes Fenster: matte Farben, Blendung bei Nacht, Lesen nur bei hellem Licht. Eine Brille hilft nicht mehr. Eine Operation lohnt sich, wenn der Graue Star Sie an dem hindert, was Sie tun möchten, und nicht früher.',
      ),
      heading('Was geschieht'),
      paragraph(
        'Tropfen betäuben das Auge. Durch eine Öffnung von zwei bis drei Millimetern wird die alte Linse zerkleinert und entfernt und eine neue entfaltet. Sie sehen Lichter und Farben, aber keine Instrumente, und eine Pflegekraft kann Ihre Hand halten.',
      ),
      list(
        'Vorgespräch: 45 Minuten, einige Wochen vorher',
        'Tag der Operation: etwa drei Stunden bei uns',
        'Tropfen zu Hause: vier Wochen',
        'Kontrolle: nach einer Woche und nach einem Monat',
      ),
      paragraph('Sind beide Augen betroffen, operieren wir das zweite meist einige Wochen später.'),
    ),
    forWhom: 'Erwachsene, die trüb sehen oder beim Fahren in der Nacht geblendet werden.',
    preparation:
      'Waschen Sie Ihr Gesicht und tragen Sie kein Make-up. Nehmen Sie Ihre Medikamente wie gewohnt, wenn wir nichts anderes gesagt haben. Bringen Sie jemanden mit, der Sie nach Hause begleitet.',
    faqs: [
      {
        question: 'Und wenn ich mich bewege oder niese?',
        answer:
          'Sagen Sie vor dem Husten oder Niesen Bescheid, dann ist Zeit für eine Pause. Kleine Bewegungen sind kein Problem.',
      },
      {
        question: 'Brauche ich danach noch eine Brille?',
        answer:
          'Zum Lesen die meisten ja. Es gibt Linsen für mehrere Entfernungen. Wir erklären, was für und gegen sie spricht.',
      },
      {
        question: 'Kann der Graue Star wiederkommen?',
        answer:
          'Nein. Die Haut hinter der neuen Linse kann nach Monaten oder Jahren trüb werden. Ein Laser macht sie in wenigen Minuten wieder klar, ohne Schmerzen.',
      },
    ],
  },
  'dental-check-up': {
    slug: 'zahnkontrolle-und-zahnreinigung',
    title: 'Zahnkontrolle und Zahnreinigung',
    summary:
      'Zähne, Zahnfleisch und Mund bei gutem Licht geprüft, Zahnstein entfernt und Rat, der zu Ihrer Bürste und Ihren Gewohnheiten passt.',
    description: richText(
      paragraph(
        'Eine Kontrolle dauert eine halbe Stunde und erspart viele. Wir sehen uns jeden Zahn an, messen das Zahnfleisch und untersuchen Zunge, Wangen und Rachen, wo sich frühe Veränderungen verbergen können. Aufnahmen machen wir nur, wenn es eine Frage zu klären gibt.',
      ),
      paragraph(
        'Wenn Sie möchten, folgt gleich die Reinigung. Eine Fachkraft für Zahnhygiene entfernt Zahnstein, poliert und zeigt Ihnen die zwei oder drei Stellen, die Ihre Bürste auslässt. Die hat jeder.',
      ),
      list(
        'Schriftlicher Plan mit Preisen, wenn etwas behandelt werden muss',
        'Sanftes Vorgehen und Pausen, wann immer Sie die Hand heben',
        'Abendtermine am Donnerstag und Termine am Samstagvormittag',
      ),
    ),
    forWhom: 'Erwachsene und Kinder, ab dem ersten Zahn.',
    preparation:
      'Essen Sie vorher etwas Leichtes und putzen Sie wie gewohnt. Bringen Sie eine Liste Ihrer Medikamente mit, vor allem Blutverdünner und Mittel gegen Knochenschwund.',
    faqs: [
      {
        question: 'Mein Zahnfleisch blutet beim Putzen. Soll ich aufhören?',
        answer:
          'Nein, putzen Sie sanft weiter. Blutungen sind meist ein Zeichen für entzündetes Zahnfleisch, und durch Reinigung wird es besser. Dauert es länger als zwei Wochen, kommen Sie zu uns.',
      },
      {
        question: 'Sind Röntgenbilder der Zähne in der Schwangerschaft sicher?',
        answer:
          'Die Dosis ist sehr klein, aber wir warten, wenn es geht. Bitte sagen Sie uns, wenn Sie schwanger sind oder sein könnten.',
      },
    ],
  },
  'dental-implants': {
    slug: 'zahnimplantate',
    title: 'Zahnimplantate',
    summary:
      'Eine Wurzel aus Titan und eine angepasste Krone ersetzen einen fehlenden Zahn, ohne die Nachbarn anzutasten. Dreidimensional geplant, Preis schriftlich.',
    description: richText(
      paragraph(
        'Ein Implantat ist eine kleine Schraube aus Titan, die eine Zahnwurzel ersetzt. In einigen Monaten wächst der Knochen daran fest, dann wird eine Krone, eine Brücke oder eine Prothese darauf befestigt. Bei guter Pflege kann es Jahrzehnte halten.',
      ),
      heading('Schritt für Schritt'),
      list(
        'Vorgespräch: Mund, Knochen und allgemeine Gesundheit, mit einer dreidimensionalen Aufnahme',
        'Einsetzen des Implantats: etwa eine Stunde, mit örtlicher Betäubung oder Beruhigungsmittel',
        'Heilung: drei bis sechs Monate, mit einem Zahn auf Zeit, wenn man die Lücke sieht',
        'Die Krone: von unserer Zahntechnik in Form und Farbe angepasst',
      ),
      paragraph(
        'Implantate sind nicht für alle geeignet. Starkes Rauchen, manche Mittel gegen Knochenschwund und schlecht eingestellter Diabetes verringern die Aussicht auf Erfolg. Dann ist eine Brücke oder Prothese vielleicht besser für Sie, und auch die fertigen wir gern an.',
      ),
    ),
    forWhom: 'Erwachsene mit einem oder mehreren fehlenden Zähnen und gesundem Zahnfleisch.',
    preparation:
      'Lassen Sie Erkrankungen des Zahnfleischs vorher behandeln und versuchen Sie, von zwei Wochen davor bis zwei Monate danach nicht zu rauchen. Essen Sie am Tag selbst vorher etwas, außer Sie bekommen ein Beruhigungsmittel.',
    faqs: [
      {
        question: 'Tut es weh?',
        answer:
          'Während des Eingriffs spüren Sie Druck, aber keinen Schmerz. Danach kommen die meisten zwei oder drei Tage mit Paracetamol aus.',
      },
      {
        question: 'Wie pflege ich ein Implantat?',
        answer:
          'Wie einen Zahn: zweimal am Tag putzen, die Zwischenräume reinigen und ein- bis zweimal im Jahr zur Zahnreinigung kommen.',
      },
      {
        question: 'Ist die Krone im Preis enthalten?',
        answer:
          'Ja. Der angegebene Preis gilt für ein Implantat mit seiner Krone. Knochenaufbau kostet extra, und Sie wissen es, bevor wir anfangen.',
      },
    ],
  },
  'hearing-test': {
    slug: 'hortest-und-horgerate',
    title: 'Hörtest und Hörgeräte',
    summary:
      'Finden Sie heraus, wie gut Sie in Ruhe und im Trubel hören. Wenn Hörgeräte helfen würden, können Sie ein Paar vier Wochen zu Hause ausprobieren.',
    description: richText(
      paragraph(
        'Das Gehör lässt so langsam nach, dass die Familie es oft vor uns selbst bemerkt. Der Fernseher wird lauter, Restaurants werden anstrengend, und alle scheinen zu nuscheln. Ein Test dauert vierzig Minuten und kratzt an niemandes Stolz.',
      ),
      list(
        'Ein Blick in beide Ohren und Entfernen von Ohrenschmalz',
        'Töne über Kopfhörer in einer schalldichten Kabine',
        'Wörter in der Stille und bei Hintergrundgeräuschen',
        'Eine Druckmessung am Trommelfell',
      ),
      paragraph(
        'Sie sehen das Ergebnis als Kurve und erfahren, was es bedeutet. Manche Hörverluste lassen sich mit Medikamenten oder einer Operation behandeln. Ist ein Hörgerät die Antwort, passen wir noch in derselben Woche ein Paar an und stellen es nach, so oft es nötig ist. Sich an neue Klänge zu gewöhnen, braucht einige Wochen Geduld.',
      ),
    ),
    forWhom: 'Erwachsene, die den Fernseher lauter stellen, und Kinder ab vier Jahren.',
    preparation:
      'Meiden Sie sechzehn Stunden vor dem Test lauten Lärm. Reinigen Sie Ihre Ohren nicht mit Wattestäbchen.',
    faqs: [
      {
        question: 'Ich höre seit heute Nacht auf einem Ohr nichts mehr. Was soll ich tun?',
        answer:
          'Suchen Sie noch am selben Tag Hilfe: Rufen Sie uns an oder kommen Sie in die Notaufnahme. Ein plötzlicher Hörverlust spricht am besten auf eine frühe Behandlung an.',
      },
      {
        question: 'Können Sie kleine Kinder testen?',
        answer:
          'Ja, ab etwa sechs Monaten, mit Spielen und sanften Messungen. Neugeborene testen wir auf der Wochenstation.',
      },
    ],
  },
  'tonsil-and-grommet-surgery': {
    slug: 'mandeloperation-und-paukenrohrchen',
    title: 'Mandeloperation und Paukenröhrchen',
    summary:
      'Operationen für Kinder und Erwachsene, meist ohne Übernachtung, bei häufiger Mandelentzündung, lautem Schnarchen oder Flüssigkeit hinter dem Trommelfell.',
    description: richText(
      paragraph(
        'Gaumen- und Rachenmandeln gehören zur Abwehr des Körpers, deshalb entfernen wir sie nicht leichtfertig. Eine Operation ist sinnvoll nach vielen schweren Halsentzündungen in einem Jahr oder wenn große Mandeln nachts das Atmen stören.',
      ),
      paragraph(
        'Paukenröhrchen sind winzige Röhrchen im Trommelfell. Sie lassen Luft hinein, wenn sich dahinter seit Monaten Flüssigkeit staut, und das Hören bessert sich sofort. Nach etwa einem Jahr fallen sie von selbst heraus.',
      ),
      heading('Der Tag selbst'),
      list(
        'Ankunft um sieben oder um elf Uhr, je nach Plan',
        'Gespräch mit Chirurgie und Anästhesie',
        'Ein Elternteil bleibt, bis das Kind schläft, und ist beim Aufwachen da',
        'Nach Paukenröhrchen am Nachmittag nach Hause, nach einer Mandeloperation nach einigen Stunden Beobachtung oder einer Nacht',
      ),
    ),
    forWhom: 'Kinder und Erwachsene mit wiederkehrenden Hals- oder Ohrentzündungen.',
    preparation:
      'Sechs Stunden vor der Narkose nichts essen. In Ihrem Brief stehen die letzten Zeiten für Milch und für klares Wasser. Rufen Sie uns an, wenn Ihr Kind erkältet ist oder Fieber hat.',
    faqs: [
      {
        question: 'Wie lange tut der Hals weh?',
        answer:
          'Nach einer Mandeloperation ein bis zwei Wochen. Regelmäßige Schmerzmittel und normales Essen helfen bei der Heilung. Oft ist der Schmerz um den fünften Tag am stärksten.',
      },
      {
        question: 'Und wenn es zu Hause blutet?',
        answer:
          'Rufen Sie 999 an oder kommen Sie direkt in die Notaufnahme, auch wenn die Blutung aufhört. Eine Blutung nach einer Mandeloperation muss immer untersucht werden.',
      },
      {
        question: 'Darf mein Kind mit Paukenröhrchen schwimmen?',
        answer:
          'Meist ja, einige Wochen nach der Operation und ohne tief zu tauchen. Halten Sie seifiges Badewasser von den Ohren fern.',
      },
    ],
  },
};

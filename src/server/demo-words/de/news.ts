/** The five newest articles in German. */

import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const news: DemoWords = {
  'seven-habits-for-hot-days': {
    slug: 'sieben-gewohnheiten-fur-heisse-tage',
    title: 'Heiße Tage: sieben Gewohnheiten, die Sie gesund halten',
    excerpt:
      'Hitze trifft Babys, Menschen über siebzig und alle, die bestimmte Medikamente nehmen, am stärksten. Kleine Gewohnheiten machen den Unterschied.',
    body: richText(
      paragraph(
        'Jeden Sommer behandeln wir Menschen, die nichts Leichtsinniges getan haben. Sie haben einfach weitergemacht wie immer, während das Thermometer stieg. Diese Gewohnheiten sind einfach, und sie wirken.',
      ),
      list(
        'Trinken Sie, bevor Sie Durst haben, alle ein bis zwei Stunden ein Glas. Tee zählt auch.',
        'Schließen Sie am Morgen Vorhänge und Fenster und öffnen Sie sie in der Nacht.',
        'Gehen Sie vor zehn oder nach achtzehn Uhr spazieren und einkaufen.',
        'Essen Sie kleine, kühle Mahlzeiten: Suppe, Obst, Joghurt. Sie ersetzen Salz und Wasser, die Sie ausschwitzen.',
        'Befeuchten Sie Unterarme und Nacken oder stellen Sie die Füße in eine Schüssel mit Wasser.',
        'Lassen Sie nie jemanden im geparkten Auto zurück, auch nicht für eine Minute.',
        'Rufen Sie einmal am Tag ältere Nachbarn an.',
      ),
      heading('Wenn Sie jeden Tag Medikamente nehmen'),
      paragraph(
        'Entwässerungstabletten, manche Blutdrucktabletten und manche Medikamente für die Psyche verändern, wie Ihr Körper mit Hitze umgeht. Setzen Sie sie nicht eigenmächtig ab. Fragen Sie im Frühjahr in Ihrer Praxis oder Apotheke, ob die Dosis bei einer Hitzewelle geändert werden soll.',
      ),
      heading('Zeichen eines Hitzschlags'),
      paragraph(
        'Heiße und trockene Haut, Verwirrtheit, hämmernde Kopfschmerzen oder Ohnmacht sind ein Notfall. Rufen Sie 999 an. Bringen Sie die Person bis zum Eintreffen der Hilfe in den Schatten und kühlen Sie sie mit Wasser und bewegter Luft.',
      ),
    ),
    author: 'Prof. Samuel Oduya',
    tags: ['Gesundheitstipps', 'Vorsorge', 'Ältere Menschen'],
  },
  'when-to-come-to-the-emergency-department': {
    slug: 'wann-in-die-notaufnahme',
    title: 'Wann Sie in die Notaufnahme kommen sollten und wo Sie sonst Hilfe finden',
    excerpt:
      'Wir sind Tag und Nacht da, und niemand wird weggeschickt. Bei vielen Beschwerden kann Ihnen aber jemand anderes schneller helfen.',
    body: richText(
      paragraph(
        'Etwa einer von vier Menschen, die in unserer Notaufnahme warten, hätte anderswo schneller Hilfe bekommen. Wir nehmen das niemandem übel. Aber stundenlang mit Halsschmerzen zu warten macht keine Freude, und es gibt bessere Wege.',
      ),
      heading('Rufen Sie 999 an'),
      list(
        'Brustschmerzen, Atemnot, ein Gesicht oder ein Arm, die plötzlich herabhängen, verwaschene Sprache',
        'Starke Blutungen, ein schwerer Unfall, eine schwere Verbrennung',
        'Jemand wird ohnmächtig und wacht nicht auf oder hat einen Krampfanfall',
        'Ein Leben in Gefahr, auch durch die eigene Hand',
      ),
      heading('Kommen Sie zu uns, zu jeder Stunde'),
      list(
        'Ein möglicher Knochenbruch, eine tiefe Schnittwunde, eine Kopfverletzung mit Erbrechen',
        'Plötzliche, starke Schmerzen, die Sie sich nicht erklären können',
        'Ein Baby unter drei Monaten mit Fieber',
      ),
      heading('Anderswo geht es schneller'),
      list(
        'Eine Verstauchung, eine kleine Verbrennung oder etwas im Auge: unsere Sprechstunde für leichte Verletzungen, 08:00 bis 22:00 Uhr',
        'Husten, Ohrenschmerzen, Ausschlag, ein Folgerezept: Ihre Hausarztpraxis',
        'Erkältung, Heuschnupfen, verdorbener Magen: eine Apotheke, ohne Termin',
        'Zahnschmerzen: Unsere Zahnmedizin hält an jedem Werktag zwei Notfalltermine frei',
      ),
      paragraph(
        'Wenn Sie unsicher sind, rufen Sie uns an. Am Notfalltelefon antwortet rund um die Uhr eine Pflegekraft und sagt Ihnen ehrlich, wo Sie am besten aufgehoben sind.',
      ),
    ),
    author: 'Dr. Kofi Amponsah',
    tags: ['Gesundheitstipps', 'Notfall'],
  },
  'one-midwife-all-the-way': {
    slug: 'eine-hebamme-von-anfang-an',
    title: 'Eine Hebamme vom ersten Ultraschall bis zu den ersten Wochen zu Hause',
    excerpt:
      'Werdende Mütter können jetzt eine Hebamme wählen, die sie auf dem ganzen Weg begleitet. Zwei kleine Teams haben begonnen, weitere folgen.',
    body: richText(
      paragraph(
        'Viele Frauen sagten uns nach einer Geburt dasselbe: Die Betreuung war gut, aber ich habe neun verschiedene Menschen getroffen. Ab September können Sie eine Hebamme wählen, die Sie, Ihre Pläne und Ihre Sorgen kennt und die Sie bei jedem Termin sieht.',
      ),
      heading('So funktioniert es'),
      paragraph(
        'Jede Hebamme gehört zu einem Team von sechs und betreut etwa fünfunddreißig Frauen im Jahr. Sie haben ihre Nummer. Wenn sie schläft oder nicht da ist, springt eine der beiden Kolleginnen ein, die Sie schon kennen. Wenn sie kann, ist sie bei der Geburt bei Ihnen, und in den ersten zwei Wochen besucht sie Sie zu Hause.',
      ),
      heading('Wer das wählen kann'),
      paragraph(
        'Vorerst gibt es Plätze für Frauen, die ihr Baby ab Dezember erwarten und höchstens eine halbe Stunde vom Krankenhaus entfernt wohnen. Braucht Ihre Schwangerschaft auch ärztliche Aufmerksamkeit, können Sie trotzdem teilnehmen. Dann betreuen Hebamme und Ärztin oder Arzt Sie gemeinsam.',
      ),
      heading('So bekommen Sie einen Platz'),
      paragraph(
        'Sprechen Sie es beim ersten Vorsorgetermin an oder rufen Sie die Abteilung an. Gibt es mehr Frauen als Plätze, entscheidet das Los unter allen, die in derselben Woche gefragt haben.',
      ),
    ),
    author: 'Dr. Layla Hassoun',
    tags: ['Neues aus dem Krankenhaus', 'Schwangerschaft'],
  },
  'walking-on-a-new-knee': {
    slug: 'gehen-mit-einem-neuen-knie',
    title: 'Gehen mit einem neuen Knie: die ersten zwölf Wochen',
    excerpt:
      'Die meisten gehen schon am Tag der Operation. Was danach kommt, braucht Geduld. Ein chirurgischer Ratgeber, Woche für Woche.',
    body: richText(
      paragraph(
        'Ein neues Knie ist in höchstens neunzig Minuten eingesetzt. Es sich zu eigen zu machen, dauert etwa drei Monate. Wer weiß, was kommt, kommt besser voran. Hier ist der übliche Verlauf. Bei Ihnen geht es vielleicht etwas schneller oder langsamer.',
      ),
      heading('Der Tag selbst'),
      paragraph(
        'Am Nachmittag hilft Ihnen die Physiotherapie aus dem Bett. Sie stehen, und die meisten gehen einige Schritte am Gehrahmen. Es tut weh, und wir behandeln das, aber es schadet nicht.',
      ),
      heading('Woche 1 und 2'),
      paragraph(
        'Nach zwei oder drei Nächten gehen Sie nach Hause, sobald Sie Treppen bewältigen. Beugen und strecken Sie das Knie fünfmal am Tag zehn Minuten lang. Kühlen Sie es danach. Eine Schwellung ist normal und am Abend am stärksten.',
      ),
      heading('Woche 3 bis 6'),
      paragraph(
        'Erst eine Gehhilfe, dann keine. Gehen Sie jeden Tag, jedes Mal ein wenig weiter. Viele schlafen in diesen Wochen schlecht; ein Kissen zwischen den Beinen hilft. Auto fahren dürfen Sie, wenn Sie ohne Schmerzen kräftig bremsen können, meist nach sechs Wochen.',
      ),
      heading('Woche 7 bis 12'),
      paragraph(
        'Jetzt kehrt die Kraft zurück. Radfahren und Schwimmen sind gut, Laufen nicht. Nach zwölf Wochen sehen wir Sie in der Sprechstunde und schauen uns das Knie gemeinsam an.',
      ),
      heading('Rufen Sie uns unverzüglich an, wenn'),
      list(
        'die Wunde aufgeht, nässt oder rot und heiß wird,',
        'Sie Fieber haben,',
        'Ihre Wade hart, geschwollen und schmerzhaft ist.',
      ),
      paragraph('Bei Atemnot oder Brustschmerzen rufen Sie 999 an.'),
    ),
    author: 'Mr Matteo Ferrante',
    tags: ['Gesundheitstipps', 'Ältere Menschen'],
  },
  'flu-vaccination-2026': {
    slug: 'grippeimpfung-2026',
    title: 'Die Grippeimpfung beginnt am Montag: wer kommen sollte und wann',
    excerpt:
      'Kommen Sie ohne Termin, Montag bis Freitag von acht bis achtzehn Uhr. Es dauert zehn Minuten und schützt auch die Menschen um Sie herum.',
    body: richText(
      paragraph(
        'Die Grippe kommt jeden Winter, und in manchen Wintern füllt sie eine ganze Station. Die Impfung verhindert nicht jeden Husten, aber sie erspart den meisten das Krankenhaus. Ab Montag, dem 19. Oktober, bekommen Sie sie ohne Termin in der Eingangshalle.',
      ),
      heading('Wer sich impfen lassen sollte'),
      list(
        'Alle über fünfundsechzig',
        'Schwangere, in jedem Monat',
        'Erwachsene und Kinder mit Asthma, Diabetes oder einer Erkrankung von Herz, Nieren oder Leber',
        'Menschen mit geschwächter Abwehr und alle, die mit ihnen zusammenleben',
        'Alle, die sich um andere kümmern, bei der Arbeit oder zu Hause',
      ),
      heading('Wo und wann'),
      paragraph(
        'In der Eingangshalle rechts vom Empfang, Montag bis Freitag von 08:00 bis 18:00 Uhr, bis zum 18. Dezember. Kinder unter zwölf werden in der Kindersprechstunde geimpft; die meisten bekommen ein Spray in die Nase und keine Spritze.',
      ),
      heading('Was viele fragen'),
      paragraph(
        'Kann ich von der Impfung Grippe bekommen? Nein. Vielleicht schmerzt Ihr Arm, und Sie sind einen Tag lang müde. Kann ich sie zusammen mit der Covid-Impfung bekommen? Ja, eine in jeden Arm. Ich bin erkältet, soll ich warten? Nur wenn Sie Fieber haben.',
      ),
    ),
    author: 'Dr. Tomasz Wilk',
    tags: ['Vorsorge', 'Ältere Menschen', 'Veranstaltungen'],
  },
};

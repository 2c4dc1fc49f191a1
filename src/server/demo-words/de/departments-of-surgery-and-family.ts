/** The departments for operations, emergencies, imaging, births and children, in German. */

import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const departmentsOfSurgeryAndFamily: DemoWords = {
  orthopaedics: {
    openingHours: { 'Fracture clinic': 'Sprechstunde für Knochenbrüche' },
    slug: 'orthopadie',
    name: 'Orthopädie',
    summary:
      'Knochen, Gelenke, Muskeln und Sehnen, vom gebrochenen Handgelenk bis zur verschlissenen Hüfte. Chirurgie und Physiotherapie planen gemeinsam, und wir versuchen zuerst die einfachere Behandlung.',
    description: richText(
      paragraph(
        'Gelenkschmerzen machen kleine Dinge schwer: Treppen, Schlaf, einen Spaziergang zu zweit. Wir fragen Sie zuerst, was Sie gern wieder tun möchten. Ihre Antwort bestimmt den Plan mehr als jedes Röntgenbild.',
      ),
      paragraph(
        'Eine Operation hilft vielen, ist aber selten die einzige Möglichkeit. Bewegung, weniger Gewicht, eine Schiene oder eine Spritze können ausreichen oder die Zeit überbrücken, bis eine Operation für Sie passt.',
      ),
      heading('Was wir tun'),
      list(
        'Künstliche Hüft- und Kniegelenke',
        'Gelenkspiegelungen an Knie und Schulter',
        'Behandlung von Brüchen, Verstauchungen und Bänderrissen',
        'Sprechstunden für Hand und Fuß',
        'Physiotherapie vor und nach einer Operation',
      ),
      heading('Wenn Sie operiert werden'),
      paragraph(
        'Etwa drei Wochen vorher laden wir Sie zu einem Vorbereitungsvormittag ein. Sie lernen das Team der Station und die Übungen kennen und probieren die Gehhilfen aus, solange noch nichts wehtut. Wer weiß, was kommt, steht meist noch am Tag der Operation oder am Morgen danach wieder auf den Beinen.',
      ),
      paragraph(
        'Bevor Sie nach Hause gehen, prüfen wir, ob Sie mit Treppen, Anziehen und Bad zurechtkommen. Unsere Therapeutinnen und Therapeuten können Ihnen eine Sitzerhöhung oder einen Gehrahmen leihen, und Ihr erster Termin zur Physiotherapie steht fest, bevor Sie gehen.',
      ),
    ),
    location: '1. Stock, Südflügel',
    faqs: [
      {
        question: 'Ich habe mir gerade den Knöchel verletzt. Wohin soll ich gehen?',
        answer:
          'Wenn Sie nicht auftreten können oder der Knöchel verformt aussieht, kommen Sie in die Notaufnahme. Danach übernehmen wir in der Sprechstunde für Knochenbrüche.',
      },
      {
        question: 'Muss ich vorher zum Röntgen?',
        answer:
          'Nein. Brauchen wir ein Röntgenbild, machen wir es beim selben Termin im Erdgeschoss. Bringen Sie vorhandene Bilder bitte mit.',
      },
      {
        question: 'Wie lange hält ein künstliches Knie?',
        answer:
          'Die meisten halten fünfzehn Jahre oder länger. Es hängt von Ihrem Alter, Ihrem Gewicht und der Belastung ab. Wir besprechen, was in Ihrem Fall zu erwarten ist.',
      },
      {
        question: 'Was soll ich anziehen?',
        answer:
          'Weite Kleidung und Schuhe, die sich leicht ausziehen lassen. Für Knie oder Hüfte ist eine kurze Hose ideal.',
      },
    ],
  },
  paediatrics: {
    slug: 'kinder-und-jugendmedizin',
    name: 'Kinder- und Jugendmedizin',
    summary:
      'Ärztliche Hilfe und Pflege für Kinder von der Geburt bis sechzehn. Wir erklären alles zuerst dem Kind und dann Ihnen. Auf der Station kann ein Elternteil Tag und Nacht bleiben.',
    description: richText(
      paragraph(
        'Kinder sind keine kleinen Erwachsenen, und ein Krankenhaus kann aus einem Meter Höhe sehr groß wirken. In unserem Wartezimmer gibt es niedrige Stühle, eine Spielecke und einen Bären, der schon jede Untersuchung hinter sich hat. Eine Spieltherapeutin hilft Kindern, die Angst vor Spritzen oder Aufnahmen haben.',
      ),
      heading('Gründe für einen Besuch'),
      list(
        'Fieber, Husten oder Bauchschmerzen, die nicht besser werden',
        'Asthma, Neurodermitis und Allergien',
        'Sorgen um Wachstum, Gewicht oder Entwicklung',
        'Kopfschmerzen, Ohnmachten und Herzgeräusche',
        'Babys, die zu früh geboren sind oder schlecht trinken',
      ),
      paragraph(
        'Wir bitten Kinder, uns selbst zu sagen, wo es wehtut. Jugendliche können einen Teil des Termins allein mit der Ärztin oder dem Arzt sprechen, wenn sie möchten. Wie das geht, erklären wir Ihnen vorher.',
      ),
      heading('Auf der Kinderstation'),
      paragraph(
        'Es gibt achtzehn Betten, jedes mit einem Klappbett für ein Elternteil daneben. Geschwister dürfen von neun Uhr bis neunzehn Uhr zu Besuch kommen. Für Kinder, die länger als drei Tage bleiben, kommt in der Schulzeit werktags am Vormittag eine Lehrkraft.',
      ),
      paragraph(
        'Wenn Sie Ihr Kind mit nach Hause nehmen, bekommen Sie einen kurzen Brief in einfachen Worten: was wir gefunden und gegeben haben, worauf Sie achten sollten und eine Nummer, unter der auch nachts eine Pflegekraft antwortet.',
      ),
    ),
    location: '2. Stock, Gartenflügel',
    faqs: [
      {
        question: 'Wer darf mein Kind begleiten?',
        answer:
          'Zum ersten Termin sollte ein Elternteil oder eine sorgeberechtigte Person mitkommen. Bei späteren Terminen kann eine andere erwachsene Person kommen, wenn Sie uns das gesagt haben und wir Sie telefonisch erreichen.',
      },
      {
        question: 'Darf mein Kind vor einer Blutabnahme essen?',
        answer: 'Fast immer ja. Muss Ihr Kind nüchtern sein, steht das fett gedruckt im Brief.',
      },
      {
        question: 'Mein Kind hat Angst vor Spritzen. Können Sie helfen?',
        answer:
          'Ja. Bitte sagen Sie es uns bei der Buchung. Wir haben eine betäubende Creme, und unsere Spieltherapeutin kann sich mehr Zeit nehmen.',
      },
      {
        question: 'Bis zu welchem Alter behandeln Sie junge Menschen?',
        answer:
          'Bis zum sechzehnten Geburtstag. Ab vierzehn planen wir den Wechsel in die Erwachsenenmedizin gemeinsam mit der oder dem Jugendlichen.',
      },
    ],
  },
  'obstetrics-gynaecology': {
    openingHours: { 'Labour ward': 'Kreißsaal' },
    slug: 'geburtshilfe-und-gynakologie',
    name: 'Geburtshilfe und Gynäkologie',
    summary:
      'Schwangerschaft, Geburt und Frauengesundheit in jedem Alter. Sie lernen früh ein kleines Team kennen, und der Kreißsaal auf derselben Etage ist Tag und Nacht geöffnet.',
    description: richText(
      paragraph(
        'Wir begleiten Schwangerschaften, die ruhig verlaufen, und solche, die mehr Aufmerksamkeit brauchen. Vom ersten Termin an haben Sie eine feste Hebamme, und Sie sehen dieselben zwei oder drei Gesichter, bis Ihr Baby da ist. Jedes Jahr kommen bei uns etwa 2.400 Kinder zur Welt.',
      ),
      heading('Schwangerschaft und Geburt'),
      paragraph(
        'Die Sprechstunden finden in ruhigen Räumen über dem Garten statt. Sie entscheiden, wie Sie gebären möchten, und wir sagen Ihnen ehrlich, was wir für sicher halten. Es gibt acht Geburtszimmer, zwei davon mit Wanne, und nebenan einen Operationssaal, falls sich Pläne ändern müssen.',
      ),
      list(
        'Vorsorgeuntersuchungen und Ultraschall',
        'Kurse vor der Geburt für Sie und Ihre Begleitung',
        'Betreuung bei Zwillingen, Schwangerschaftsdiabetes und Bluthochdruck',
        'Hausbesuche durch eine Hebamme in den ersten zehn Tagen',
      ),
      heading('Frauengesundheit'),
      paragraph(
        'Wir sind auch da bei starken oder schmerzhaften Regelblutungen, Myomen, Eierstockzysten, Endometriose, Blasenproblemen und Fragen zu Verhütung und Wechseljahren. Untersucht wird nur mit Ihrer Zustimmung. Sie können jederzeit um eine Ärztin und um eine Begleitperson bitten.',
      ),
    ),
    location: '3. Stock, Südflügel',
    faqs: [
      {
        question: 'Wann soll ich in der Schwangerschaft den ersten Termin buchen?',
        answer:
          'Sobald Sie davon wissen, möglichst vor der zehnten Woche. Eine Überweisung brauchen Sie nicht.',
      },
      {
        question: 'Wen rufe ich an, wenn mir die Bewegungen meines Babys Sorgen machen?',
        answer:
          'Rufen Sie sofort den Kreißsaal an, zu jeder Uhrzeit, unter der Nummer dieser Abteilung. Warten Sie bitte nicht bis zum nächsten Tag.',
      },
      {
        question: 'Darf meine Begleitung über Nacht bleiben?',
        answer: 'Ja. Jedes Zimmer der Wochenstation hat einen Sessel, der sich zum Bett ausklappen lässt.',
      },
      {
        question: 'Kann ich kommen, wenn ich meine Regel habe?',
        answer:
          'Zu den meisten Terminen ja. Für die Früherkennung von Gebärmutterhalskrebs ist ein Tag in der Mitte Ihres Zyklus besser.',
      },
    ],
  },
  emergency: {
    openingHours: { 'Review clinic': 'Nachsorge-Sprechstunde' },
    slug: 'notaufnahme',
    name: 'Notaufnahme',
    summary:
      'Rund um die Uhr an jedem Tag geöffnet für schwere Erkrankungen und Verletzungen. Kurz nach Ihrer Ankunft sieht eine Pflegekraft nach Ihnen. Wer am schwersten krank ist, kommt zuerst dran.',
    description: richText(
      paragraph(
        'Wenn ein Leben in Gefahr ist, rufen Sie 999 an. Wenn Sie sicher herkommen und nicht auf eine Sprechstunde warten können, kommen Sie direkt: Der Eingang liegt an der Nordseite des Gebäudes unter dem Vordach und ist die ganze Nacht beleuchtet. Sie brauchen keinen Termin.',
      ),
      heading('Was bei Ihrer Ankunft geschieht'),
      paragraph(
        'Sie nennen am Empfang Ihren Namen. Danach fragt eine Pflegekraft, was passiert ist, prüft Puls, Atmung, Temperatur und Schmerzen und entscheidet, wie schnell Sie ärztliche Hilfe brauchen. Es kann sein, dass jemand, der nach Ihnen kam, vor Ihnen an der Reihe ist. Das heißt, dass es dieser Person schlechter geht, nicht dass wir Sie vergessen haben.',
      ),
      list(
        'Schockraum: vier Plätze für schwerstkranke Menschen',
        'Akutbereich: für Erkrankungen, die Untersuchungen und Beobachtung brauchen',
        'Leichte Verletzungen: Schnittwunden, Verbrennungen, Verstauchungen und einfache Brüche',
        'Kinderbereich: ein eigenes Wartezimmer und ausgebildete Kinderpflegekräfte',
      ),
      paragraph(
        'Bildschirme im Wartezimmer zeigen die übliche Wartezeit und werden alle fünfzehn Minuten aktualisiert. Sagen Sie einer Pflegekraft Bescheid, wenn es Ihnen beim Warten schlechter geht.',
      ),
      heading('Danach'),
      paragraph(
        'Die meisten gehen noch am selben Tag mit einem Brief und schriftlichen Hinweisen nach Hause. Möchten wir eine Wunde, eine Verbrennung oder einen Befund noch einmal ansehen, können Sie einen Termin in unserer Nachsorgesprechstunde buchen. Einige wenige nehmen wir stationär auf und sagen Ihrer Familie, wo sie Sie findet.',
      ),
    ),
    location: 'Erdgeschoss, Nordflügel, eigener Eingang',
    faqs: [
      {
        question: 'Kann ich in der Notaufnahme einen Termin buchen?',
        answer:
          'Für Notfälle brauchen Sie keinen Termin. Die Zeiten, die Sie hier buchen können, gehören zur Nachsorgesprechstunde. Dort sehen wir nach Menschen, die wir schon behandelt haben.',
      },
      {
        question: 'Wo kann ich parken?',
        answer:
          'Neben dem Vordach gibt es zehn Kurzzeitparkplätze. Die erste Stunde ist kostenlos. So können Sie jemanden hereinbringen und dann das Auto umparken.',
      },
      {
        question: 'Darf ich beim Warten essen oder trinken?',
        answer:
          'Bitte fragen Sie zuerst eine Pflegekraft. Manche Untersuchungen und Behandlungen sind mit leerem Magen sicherer.',
      },
      {
        question: 'Was soll ich mitbringen?',
        answer:
          'Ihre Medikamente oder eine Liste davon, Ihre Brille und Ihre Hörgeräte, ein Ladekabel und den Namen einer Person, die wir anrufen können.',
      },
    ],
  },
  radiology: {
    slug: 'radiologie',
    name: 'Radiologie',
    summary:
      'Röntgen, Ultraschall, CT und MRT unter einem Dach. Wir nutzen die niedrigste Dosis, die eine klare Antwort gibt, und jedes Bild wird fachärztlich beurteilt.',
    description: richText(
      paragraph(
        'Bilder aus dem Körperinneren helfen fast jeder Abteilung hier bei Entscheidungen. Im vergangenen Jahr hat unser Team mehr als neunzigtausend davon gemacht. Um Sie kümmert sich eine Fachkraft für Radiologie, die das Gerät bedient. Ihre Bilder beurteilt eine Radiologin oder ein Radiologe mit einem Auge für das, was andere übersehen würden.',
      ),
      heading('Wege, nach innen zu sehen'),
      list(
        'Röntgen: schnell, am besten für Knochen und Lunge',
        'Ultraschall: arbeitet mit Schallwellen, ohne Strahlung',
        'CT: viele Röntgenschichten in wenigen Sekunden',
        'MRT: arbeitet mit einem starken Magneten, ohne Röntgenstrahlung, gut für Gehirn, Gelenke und Weichteile',
      ),
      paragraph(
        'Sie ziehen sich in einer Einzelkabine um und können jederzeit über eine Sprechanlage mit der Fachkraft reden. Wenn Ihnen enge Räume Angst machen, sagen Sie es uns bei der Buchung. Es kann helfen, den Raum vorher anzusehen, eigene Musik mitzubringen oder ein leichtes Beruhigungsmittel zu nehmen.',
      ),
      heading('Ihre Ergebnisse'),
      paragraph(
        'Dringende Befunde gehen innerhalb einer Stunde an Ihre Ärztin oder Ihren Arzt. Alle anderen Befunde liegen innerhalb von drei Werktagen vor. Auf Wunsch bekommen Sie Ihre Bilder. Bringen Sie ältere Aufnahmen aus anderen Einrichtungen mit: Sie helfen uns beim Vergleich.',
      ),
    ),
    location: 'Erdgeschoss, Nordflügel',
    faqs: [
      {
        question: 'Ist die Strahlung gefährlich?',
        answer:
          'Die Dosis einer einfachen Röntgenaufnahme ist gering, und wir machen ein Bild nur, wenn die Antwort es wert ist. Ultraschall und MRT kommen ganz ohne Röntgenstrahlung aus.',
      },
      {
        question: 'Ich bin vielleicht schwanger. Darf ich untersucht werden?',
        answer:
          'Bitte sagen Sie es uns vor jeder Aufnahme. Ultraschall ist in der Schwangerschaft sicher. Bei anderen Aufnahmen besprechen wir zuerst mit Ihnen die Möglichkeiten.',
      },
      {
        question: 'Ich habe einen Herzschrittmacher. Ist ein MRT möglich?',
        answer:
          'Oft ja, aber nicht immer. Rufen Sie uns mindestens eine Woche vorher mit den Angaben aus Ihrem Geräteausweis an, damit wir es prüfen können.',
      },
      {
        question: 'Brauche ich eine ärztliche Anforderung?',
        answer:
          'Für alle Aufnahmen mit Röntgenstrahlen ja: Das Gesetz verlangt die Anforderung durch eine medizinische Fachkraft. Ein Brief Ihrer Hausarztpraxis oder aus unserem Haus genügt.',
      },
    ],
  },
  ophthalmology: {
    slug: 'augenheilkunde',
    name: 'Augenheilkunde',
    summary:
      'Für die Augen Erwachsener: Grauer Star, Grüner Star, Augenschäden durch Diabetes und plötzliche Sehstörungen. Die meisten Behandlungen dauern nur einen Tag, mit betäubenden Tropfen.',
    description: richText(
      paragraph(
        'Gut sehen heißt: die Post lesen, ein Gesicht auf der anderen Straßenseite erkennen, in der Dämmerung fahren. Wir messen Ihr Sehvermögen sorgfältig und behandeln, was sich behandeln lässt. Wo das nicht geht, helfen wir Ihnen, das Beste aus dem zu machen, was Sie haben.',
      ),
      heading('Was wir behandeln'),
      list(
        'Grauer Star (Katarakt)',
        'Grüner Star (Glaukom) und erhöhter Augendruck',
        'Veränderungen durch Diabetes',
        'Makuladegeneration',
        'Trockene, rote oder tränende Augen',
      ),
      paragraph(
        'Bei den meisten Terminen geben wir Tropfen, die die Pupille weiten. So sehen wir den Augenhintergrund, aber Sie sehen danach einige Stunden verschwommen. Bitte planen Sie so, dass Sie nicht selbst fahren, und bringen Sie eine Sonnenbrille mit: Tageslicht wirkt dann grell.',
      ),
      heading('Operationen ohne Nacht im Krankenhaus'),
      paragraph(
        'Am häufigsten operieren wir den Grauen Star. Sie sind wach, das Auge ist betäubt, und Sie spüren Druck, aber keinen Schmerz. Danach ruhen Sie sich eine Stunde aus, trinken eine Tasse Tee und gehen mit einer Schutzkappe über dem Auge nach Hause. Am nächsten Morgen ruft Sie eine Pflegekraft an.',
      ),
      paragraph('Alle unsere Merkblätter gibt es am Empfang auch in Großdruck und zum Anhören.'),
    ),
    location: '1. Stock, Gartenflügel',
    faqs: [
      {
        question: 'Was ist ein Notfall am Auge?',
        answer:
          'Plötzlicher Sehverlust, neue Lichtblitze mit vielen schwebenden Punkten, ein Chemikalienspritzer, eine Verletzung oder ein schmerzhaftes rotes Auge. Kommen Sie sofort in die Notaufnahme. Nach einem Spritzer spülen Sie zuerst mit Wasser.',
      },
      {
        question: 'Soll ich meine Kontaktlinsen tragen?',
        answer: 'Bitte lassen Sie sie an diesem Tag weg und bringen Sie stattdessen Ihre Brille mit.',
      },
      {
        question: 'Wie lange dauert der Termin?',
        answer:
          'Planen Sie für den ersten Besuch bis zu zwei Stunden ein. Allein die Tropfen brauchen etwa dreißig Minuten, bis sie wirken.',
      },
    ],
  },
  ent: {
    slug: 'hals-nasen-ohren-heilkunde',
    name: 'Hals-Nasen-Ohren-Heilkunde',
    summary:
      'Hören, Gleichgewicht, verstopfte Nase, Halsschmerzen und Heiserkeit, für Erwachsene und für Kinder ab drei Jahren. Hörtests machen wir beim selben Termin.',
    description: richText(
      paragraph(
        'Ohren, Nase und Hals sind enge Nachbarn, und Beschwerden im einen zeigen sich oft im anderen. Unsere Chirurgie und unsere Hörfachleute teilen sich die Räume. Deshalb müssen Sie für eine Antwort selten zweimal kommen.',
      ),
      heading('Wir helfen bei'),
      list(
        'Hörverlust, Ohrgeräuschen oder Ohrentzündungen',
        'Schwindel und Gleichgewichtsstörungen',
        'Verstopfter oder blutender Nase und Schmerzen der Nebenhöhlen',
        'Mandelentzündungen, die immer wiederkommen',
        'Heiserkeit, die länger als drei Wochen anhält',
        'Einem Knoten am Hals',
      ),
      paragraph(
        'Die Untersuchung geht schnell. Wir sehen mit einem Mikroskop ins Ohr und, wenn nötig, mit einer weichen Kamera, dünner als ein Bleistift, in Nase und Hals. Vorher betäubt ein Spray die Nase. Sie können das Bild selbst auf dem Bildschirm sehen.',
      ),
      heading('Nach Ihrem Termin'),
      paragraph(
        'Vieles bessert sich mit Tropfen, Sprays oder einem Hörgerät. Ist eine Operation der bessere Weg, gehen die meisten noch am selben Tag nach Hause. Kinder haben ein Bett auf der Kinderstation. Ein Elternteil ist bei ihnen, bis sie eingeschlafen sind, und wieder da, wenn sie aufwachen.',
      ),
    ),
    location: '1. Stock, Gartenflügel',
    faqs: [
      {
        question: 'Soll ich vor einem Test meine Ohren reinigen?',
        answer:
          'Nein. Bitte benutzen Sie keine Wattestäbchen. Ist Ohrenschmalz im Weg, entfernen wir es hier gefahrlos.',
      },
      {
        question: 'Mein Nasenbluten hört nicht auf. Was jetzt?',
        answer:
          'Setzen Sie sich aufrecht hin, beugen Sie sich nach vorn und drücken Sie den weichen Teil der Nase fünfzehn Minuten lang zusammen, ohne loszulassen. Blutet es dann immer noch, kommen Sie in die Notaufnahme.',
      },
      {
        question: 'Passen Sie Hörgeräte an?',
        answer:
          'Ja. Sie können ein Paar vier Wochen lang zu Hause ausprobieren, bevor Sie sich entscheiden. Wir stellen sie so oft nach, wie Sie es brauchen.',
      },
    ],
  },
  dental: {
    slug: 'zahnmedizin',
    name: 'Zahnmedizin',
    summary:
      'Zahnmedizin im Krankenhaus: Kontrollen, Füllungen, Kronen, Implantate und Weisheitszähne. Wir nehmen uns mehr Zeit für Menschen mit Angst oder mit einer Vorerkrankung.',
    description: richText(
      paragraph(
        'Manche sitzen gern auf dem Zahnarztstuhl. Die meisten nicht, und einige haben ihn jahrelang gemieden. Vorwürfe hören Sie hier nicht. Wir sehen nach, erklären Ihnen auf dem Bildschirm über Ihnen, was wir finden, und vereinbaren, womit wir anfangen.',
      ),
      heading('Behandlungen'),
      list(
        'Kontrollen, Zahnreinigung und Füllungen',
        'Wurzelkanalbehandlungen und Kronen',
        'Implantate und Brücken',
        'Entfernung von Weisheitszähnen',
        'Behandlung von Menschen, die Blutverdünner nehmen oder eine Krebstherapie bekommen',
      ),
      paragraph(
        'Ein Krankenhaus hat seine Vorteile. Bei einer Herzerkrankung, Diabetes oder einer Allergie kann unser Zahnarztteam mit Ihren anderen Ärztinnen und Ärzten sprechen, und bis zur Blutabnahme sind es nur ein paar Schritte. Beruhigungsmittel gibt ein geschultes Team unter vollständiger Überwachung.',
      ),
      heading('Klare Preise'),
      paragraph(
        'Sie bekommen vor dem Beginn einen schriftlichen Plan mit den Kosten jedes Schrittes. Nichts kommt hinzu, ohne dass wir Sie fragen. Brauchen Sie mehrere Termine, beginnen wir mit dem Zahn, der Ihnen Beschwerden macht, und verteilen den Rest.',
      ),
    ),
    location: 'Erdgeschoss, Gartenflügel',
    faqs: [
      {
        question: 'Ich habe große Angst. Was können Sie tun?',
        answer:
          'Sagen Sie es uns bei der Buchung. Sie können zuerst nur zum Gespräch kommen, ein Stoppzeichen vereinbaren, Musik hören oder ein Beruhigungsmittel bekommen.',
      },
      {
        question: 'Ein Zahn wurde ausgeschlagen. Was soll ich tun?',
        answer:
          'Wenn es ein bleibender Zahn ist, fassen Sie ihn am weißen Teil an, spülen Sie ihn kurz in Milch ab und setzen Sie ihn wieder ein oder bewahren Sie ihn in Milch auf. Rufen Sie uns sofort an: Jede Minute zählt. Setzen Sie einen Milchzahn nicht wieder ein.',
      },
      {
        question: 'Wie oft sollte ich zur Kontrolle kommen?',
        answer:
          'Das hängt von Ihren Zähnen und Ihrem Zahnfleisch ab. Nach dem ersten Termin schlagen wir einen Abstand zwischen drei Monaten und zwei Jahren vor.',
      },
      {
        question: 'Behandeln Sie Kinder?',
        answer:
          'Ja, ab dem ersten Zahn. Die ersten Besuche sind kurz und freundlich, und meist zählen wir nur die Zähne.',
      },
    ],
  },
};

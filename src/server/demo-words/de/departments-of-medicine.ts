/** The departments that treat illness mostly without an operation, in German. */

import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const departmentsOfMedicine: DemoWords = {
  cardiology: {
    slug: 'kardiologie',
    name: 'Kardiologie',
    summary:
      'Wir kümmern uns um Ihr Herz: bei Brustschmerzen, Atemnot, Herzklopfen und Bluthochdruck. Zum ersten Termin gehört meist ein EKG, damit Sie wissen, wie es weitergeht.',
    description: richText(
      paragraph(
        'Ihr Herz schlägt etwa 100.000 Mal am Tag, und meist merken Sie nichts davon. Wenn sich etwas anders anfühlt, sollen Sie schnell erfahren, ob es von Bedeutung ist. Ärztinnen und Ärzte, Pflegekräfte und Fachleute für Herzdiagnostik arbeiten bei uns Tür an Tür. So kann eine Untersuchung oft direkt auf das Gespräch folgen.',
      ),
      paragraph(
        'Zu uns kommen Erwachsene mit neuen Beschwerden, Menschen mit einer chronischen Herzerkrankung und Familien, in denen ein Herzleiden gehäuft vorkommt.',
      ),
      heading('Was wir behandeln'),
      list(
        'Brustschmerzen und Angina pectoris',
        'Herzklopfen und Herzrhythmusstörungen, auch Vorhofflimmern',
        'Herzschwäche und Atemnot',
        'Erkrankungen der Herzklappen und Herzgeräusche',
        'Bluthochdruck und erhöhtes Cholesterin',
      ),
      heading('Ihr erster Termin'),
      paragraph(
        'Eine Pflegekraft misst Ihren Blutdruck und schreibt ein EKG. Das tut nicht weh und dauert etwa zehn Minuten. Danach hört sich die Ärztin oder der Arzt Ihre Geschichte an, untersucht Sie und erklärt, was das EKG zeigt. Brauchen Sie einen Herzultraschall, machen wir ihn noch am selben Tag, wenn ein Raum frei ist.',
      ),
      paragraph(
        'Nach einem Herzinfarkt oder einem Aufenthalt auf unserer Station ruft Sie eine Herz-Fachpflegekraft innerhalb einer Woche nach der Entlassung an. Sie können auch an unserem zwölfwöchigen Bewegungs- und Beratungsprogramm im Trainingsraum des Gartenflügels teilnehmen.',
      ),
    ),
    location: '1. Stock, Nordflügel',
    faqs: [
      {
        question: 'Ich habe jetzt Brustschmerzen. Soll ich einen Termin buchen?',
        answer:
          'Nein. Brustschmerzen, die neu oder stark sind oder in Arm, Hals oder Kiefer ausstrahlen, sind ein Notfall. Rufen Sie sofort 999 an und fahren Sie nicht selbst.',
      },
      {
        question: 'Brauche ich eine Überweisung?',
        answer:
          'Sie können ohne Überweisung buchen. Hat Ihre Hausarztpraxis uns geschrieben oder schon Untersuchungen gemacht, bringen Sie bitte den Brief und die Befunde mit.',
      },
      {
        question: 'Soll ich am Tag des Termins meine üblichen Tabletten nehmen?',
        answer:
          'Ja, nehmen Sie sie wie gewohnt, es sei denn, wir haben Ihnen etwas anderes gesagt. Bringen Sie eine Liste aller Medikamente mit den Dosierungen mit.',
      },
      {
        question: 'Darf mich jemand begleiten?',
        answer: 'Natürlich. Zu zweit behält man oft besser, was besprochen wurde.',
      },
    ],
  },
  neurology: {
    slug: 'neurologie',
    name: 'Neurologie',
    summary:
      'Für Gehirn, Rückenmark und Nerven: Kopfschmerzen, Krampfanfälle, Schlaganfall, Gedächtnisprobleme, Taubheit und Zittern. Wir nehmen uns Zeit zum Zuhören, denn Ihre Geschichte verrät uns am meisten.',
    description: richText(
      paragraph(
        'Das Nervensystem ist an allem beteiligt, was Sie tun: bewegen, sprechen, schlafen, sich erinnern. Beschwerden können Angst machen, lange bevor sie einen Namen haben. Unsere erste Aufgabe ist es, herauszufinden, was dahintersteckt, und es Ihnen verständlich zu erklären.',
      ),
      heading('Wer zu uns kommt'),
      list(
        'Menschen mit Migräne oder anderen wiederkehrenden Kopfschmerzen',
        'Menschen nach einem Krampfanfall, einer Ohnmacht oder einem Schlaganfall',
        'Alle mit neuer Taubheit, Schwäche, Zittern oder Schwierigkeiten beim Gehen',
        'Menschen und ihre Familien, die sich um das Gedächtnis sorgen',
        'Menschen mit Epilepsie, Multipler Sklerose oder Parkinson',
      ),
      paragraph(
        'Ein erster Termin dauert eine halbe Stunde. Wir stellen viele Fragen und untersuchen Sie dann gründlich: Wir sehen uns Ihre Augen an, prüfen Kraft und Reflexe und schauen, wie Sie gehen. Aufnahmen und Messungen der Nerven sind nützlich. Wir machen sie aber nur, wenn sie an der Behandlung etwas ändern.',
      ),
      heading('Leben mit einer chronischen Erkrankung'),
      paragraph(
        'Zwei spezialisierte Pflegekräfte begleiten Menschen mit Epilepsie und Parkinson zwischen den Terminen. Sie sind werktags am Vormittag telefonisch erreichbar, passen die Behandlung gemeinsam mit der Ärztin oder dem Arzt an und besuchen Sie auf der Station, falls Sie einmal aufgenommen werden. Kontrolltermine sind oft per Video möglich. Das erspart Ihnen an einem schlechten Tag den Weg.',
      ),
    ),
    location: '2. Stock, Südflügel',
    faqs: [
      {
        question: 'Was soll ich tun, wenn ich bei jemandem einen Schlaganfall vermute?',
        answer:
          'Rufen Sie sofort 999 an. Ein herabhängendes Gesicht auf einer Seite, ein Arm, der sich nicht heben lässt, oder eine verwaschene Sprache sind Gründe anzurufen, auch wenn sie wieder vergehen.',
      },
      {
        question: 'Ist ein Kopfschmerztagebuch sinnvoll?',
        answer:
          'Ja, sehr. Notieren Sie das Datum, wie lange der Schmerz dauerte, was Sie genommen haben und ob es geholfen hat. Vier Wochen Notizen sagen uns sehr viel.',
      },
      {
        question: 'Darf ich nach einem Krampfanfall Auto fahren?',
        answer:
          'Bitte fahren Sie nicht mehr und sprechen Sie mit uns. Die Regeln hängen davon ab, was passiert ist und welchen Führerschein Sie haben. Wir erklären Ihnen, was für Sie gilt.',
      },
    ],
  },
  'general-medicine': {
    slug: 'allgemeine-innere-medizin',
    name: 'Allgemeine Innere Medizin',
    summary:
      'Die richtige Adresse, wenn Sie sich krank fühlen und nicht wissen, warum, oder mehrere Erkrankungen haben. Wir sehen den ganzen Menschen und ziehen bei Bedarf andere Fachleute hinzu.',
    description: richText(
      paragraph(
        'Seit Monaten müde. Fieber, das kommt und geht. Fünf Tabletten aus drei Praxen, die sich vielleicht nicht vertragen. Die Allgemeine Innere Medizin ist für Fragen da, die in keine Schublade passen. Unsere Ärztinnen und Ärzte sind breit ausgebildet und lösen gern Rätsel.',
      ),
      heading('Wie wir helfen können'),
      list(
        'Beschwerden ohne klare Ursache wie Gewichtsverlust, Fieber oder Müdigkeit',
        'Diabetes, Bluthochdruck und Erkrankungen der Schilddrüse',
        'Prüfung aller Ihrer Medikamente, gemeinsam mit einer Fachkraft aus der Apotheke',
        'Untersuchungen vor einer Reise, einer neuen Stelle oder einer Operation',
        'Zweitmeinung zu Befunden aus anderen Einrichtungen',
      ),
      paragraph(
        'Zweimal in der Woche gibt es eine Abendsprechstunde für alle, die tagsüber arbeiten. Blut nehmen wir gleich nebenan ab, und die meisten Ergebnisse liegen innerhalb eines Werktags vor. Wir schreiben Ihnen und Ihrer Hausarztpraxis. So haben Sie immer eine Kopie.',
      ),
      heading('Auf der Station'),
      paragraph(
        'Auf unseren beiden Stationen versorgen wir Menschen mit Infektionen, Herzschwäche, Diabetes und vielen anderen akuten Erkrankungen. Das Team trifft sich jeden Morgen am Whiteboard und einigt sich für jede Person auf einen gemeinsamen Plan. Sie oder Ihre Familie können an diesem Gespräch am Bett teilnehmen, meist zwischen neun und elf Uhr.',
      ),
    ),
    location: 'Erdgeschoss, Südflügel',
    faqs: [
      {
        question: 'Sind Sie meine Hausarztpraxis?',
        answer:
          'Nein. Bitte bleiben Sie bei einer Hausarztpraxis in Ihrer Nähe angemeldet. Wir arbeiten mit ihr zusammen und schicken ihr nach jedem Termin einen Brief, wenn Sie einverstanden sind.',
      },
      {
        question: 'Soll ich nüchtern kommen?',
        answer:
          'Nur wenn es in Ihrer Terminbestätigung steht. Die meisten Blutproben können wir nach einem normalen Frühstück abnehmen.',
      },
      {
        question: 'Kann ich an einem Termin mehrere Anliegen besprechen?',
        answer:
          'Ja. Schreiben Sie sie auf und setzen Sie das, was Ihnen am meisten Sorgen macht, an die erste Stelle. Reicht die Zeit nicht, planen wir einen zweiten Termin.',
      },
    ],
  },
  gastroenterology: {
    slug: 'gastroenterologie',
    name: 'Gastroenterologie',
    summary:
      'Hilfe bei Sodbrennen, Bauchschmerzen, verändertem Stuhlgang und Lebererkrankungen. Unsere Endoskopie ist an fünf Tagen in der Woche geöffnet, auf Wunsch mit Beruhigungsmittel.',
    description: richText(
      paragraph(
        'Kaum jemand spricht gern über seinen Darm, und viele warten zu lange damit. Nichts, was Sie uns erzählen, wird uns überraschen. Die meisten Beschwerden von Magen und Darm lassen sich gut behandeln, und die ernsten am besten, wenn man sie früh entdeckt.',
      ),
      heading('Häufige Gründe für einen Termin'),
      list(
        'Sodbrennen, Schluckbeschwerden oder Schmerzen nach dem Essen',
        'Veränderter Stuhlgang oder Blut im Stuhl',
        'Morbus Crohn, Colitis ulcerosa und Zöliakie',
        'Hepatitis, Fettleber und erhöhte Leberwerte',
        'Eisenmangel ohne klare Ursache',
      ),
      paragraph(
        'Nach dem ersten Gespräch und der Untersuchung wählen wir das schonendste Verfahren, das eine Antwort gibt. Das kann eine Blut- oder Stuhlprobe sein, ein Atemtest oder ein Ultraschall. Müssen wir direkt hineinsehen, führen wir eine dünne Kamera durch den Mund oder von unten ein.',
      ),
      heading('Die Endoskopie'),
      paragraph(
        'Zu unseren vier Untersuchungsräumen gehört ein gemeinsamer Aufwachbereich mit Einzelplätzen. Eine Pflegekraft bleibt die ganze Zeit bei Ihnen. Sie bekommen einen schriftlichen Befund, bevor Sie nach Hause gehen. Haben wir kleine Proben entnommen, schreiben wir Ihnen innerhalb von zehn Tagen noch einmal. Nebenan bietet unsere Ernährungsberatung jeden Mittwoch eine Sprechstunde an.',
      ),
    ),
    location: '2. Stock, Nordflügel',
    faqs: [
      {
        question: 'Tut eine Spiegelung weh?',
        answer:
          'Sie kann unangenehm sein, mit Blähungen oder Würgereiz. Ein Rachenspray, Lachgas oder ein Beruhigungsmittel machen es leichter, und Sie entscheiden, was Sie möchten.',
      },
      {
        question: 'Kann ich danach selbst nach Hause fahren?',
        answer:
          'Nach einem Beruhigungsmittel nicht: Sie dürfen 24 Stunden lang nicht fahren, und eine erwachsene Person sollte Sie nach Hause bringen. Nach einem Rachenspray allein dürfen Sie fahren.',
      },
      {
        question: 'Wann sollte ich schnell Hilfe suchen?',
        answer:
          'Wenn Sie Blut erbrechen, wenn Ihr Stuhl schwarz oder blutig ist und Sie sich einer Ohnmacht nahe fühlen, oder wenn starke Schmerzen nicht nachlassen: Kommen Sie in die Notaufnahme oder rufen Sie 999 an.',
      },
    ],
  },
  pulmonology: {
    slug: 'pneumologie',
    name: 'Pneumologie',
    summary:
      'Lunge und Atmung: Asthma, COPD, anhaltender Husten, Infektionen und Schlafapnoe. Die Lungenfunktion messen wir am selben Tag, gleich gegenüber.',
    description: richText(
      paragraph(
        'Atmen sollte das Leichteste sein, was Sie tun. Ist es das nicht, suchen wir Schritt für Schritt nach dem Grund: mit einem gründlichen Gespräch, einem Atemtest und, wenn es hilft, einem Bild der Lunge. Sie können Ihre Werte auf dem Bildschirm mitverfolgen, während wir sie Ihnen erklären.',
      ),
      paragraph(
        'Wir verurteilen niemanden, der raucht oder geraucht hat. Wenn Sie aufhören möchten, bekommen Sie noch am selben Tag eine Beratung. Mit Unterstützung gelingt es viel häufiger.',
      ),
      heading('Was wir behandeln'),
      list(
        'Asthma und Heuschnupfen, der auf die Bronchien schlägt',
        'COPD, auch chronische Bronchitis und Lungenemphysem',
        'Husten, der länger als acht Wochen dauert',
        'Lungenentzündung und andere Infektionen der Atemwege',
        'Schnarchen und Schlafapnoe',
        'Vernarbung der Lunge',
      ),
      heading('Tag für Tag leichter atmen'),
      paragraph(
        'Kleine Veränderungen summieren sich. Eine Pflegekraft prüft, wie Sie Ihr Inhalationsgerät benutzen. Auch Menschen mit langjähriger Erfahrung verlieren dabei oft einen Teil der Dosis. Für Menschen mit COPD bietet unsere Physiotherapie einen sechswöchigen Kurs mit Bewegung und Atemtechnik an, in Gruppen von zehn Personen.',
      ),
    ),
    location: '1. Stock, Nordflügel',
    faqs: [
      {
        question: 'Darf ich vor einem Atemtest mein Spray benutzen?',
        answer:
          'Das hängt vom Spray ab. In Ihrem Brief steht, welche Sie weglassen sollen und wie lange. Wenn Sie Ihr Notfallspray brauchen, benutzen Sie es immer.',
      },
      {
        question: 'Gibt es Hilfe beim Aufhören mit dem Rauchen?',
        answer:
          'Ja, für unsere Patientinnen und Patienten kostenlos. Fragen Sie am Empfang oder sprechen Sie es bei Ihrem Termin an.',
      },
      {
        question: 'Muss ich für eine Schlafuntersuchung über Nacht bleiben?',
        answer:
          'Meist nicht. Die meisten nehmen ein kleines Messgerät mit nach Hause, schlafen im eigenen Bett und bringen es am nächsten Morgen zurück.',
      },
    ],
  },
  nephrology: {
    openingHours: { 'Dialysis unit': 'Dialyse', 'Overnight dialysis': 'Dialyse über Nacht' },
    slug: 'nephrologie',
    name: 'Nephrologie',
    summary:
      'Für Ihre Nieren, vom ersten auffälligen Blutwert bis zur Dialyse. Wir helfen auch, wenn der Blutdruck trotz Behandlung hoch bleibt.',
    description: richText(
      paragraph(
        'Nieren arbeiten still. Sie können einen guten Teil ihrer Kraft verlieren, bevor Sie etwas spüren. Viele erfahren deshalb erst durch eine Blutuntersuchung davon. Unser Ziel ist es, die verbliebene Kraft so lange wie möglich zu schützen.',
      ),
      heading('Was Sie bei uns erwartet'),
      paragraph(
        'Beim ersten Termin gehen wir Ihre Befunde durch, messen Ihren Blutdruck und untersuchen eine frische Urinprobe. Wir nennen Ihnen Ihre Nierenfunktion als einfache Prozentzahl und sagen, was sie für den Alltag bedeutet. Eine Ernährungsberatung ist noch am selben Vormittag möglich.',
      ),
      list(
        'Eiweiß oder Blut im Urin',
        'Nierenschäden durch Diabetes oder Bluthochdruck',
        'Nierensteine, die wiederkommen',
        'Erbliche Nierenerkrankungen',
        'Vorbereitung auf Dialyse oder Transplantation',
      ),
      heading('Dialyse'),
      paragraph(
        'Unsere Dialyse im 2. Stock hat vierundzwanzig Plätze mit Blick auf die Bäume. Sie öffnet früh und schließt spät, an sechs Tagen in der Woche, und ist in drei Nächten durchgehend offen, damit Sie berufstätig bleiben können. Wer sich lieber zu Hause behandelt, lernt das hier bei zwei erfahrenen Pflegekräften, im eigenen Tempo.',
      ),
      paragraph(
        'Auch Gäste, die hier Urlaub machen, sind in unserer Dialyse willkommen. Bitte schreiben Sie uns vier Wochen vorher.',
      ),
    ),
    location: '2. Stock, Nordflügel',
    faqs: [
      {
        question: 'Soll ich mehr Wasser trinken?',
        answer:
          'Das kommt darauf an. Bei Nierensteinen ist mehr gut, bei schwachen Nieren oder schwachem Herzen kann es schaden. Bitte fragen Sie uns, bevor Sie Ihre Gewohnheiten ändern.',
      },
      {
        question: 'Welche Schmerzmittel sind für meine Nieren unbedenklich?',
        answer:
          'Ibuprofen und ähnliche Tabletten können schaden. Paracetamol ist meist die sicherere Wahl. Unsere Apotheke prüft gern, was für Sie passt.',
      },
      {
        question: 'Muss ich eine Urinprobe mitbringen?',
        answer:
          'Ja, bitte. Mit Ihrem Brief bekommen Sie ein kleines sauberes Gefäß, oder Sie fragen am Empfang danach.',
      },
    ],
  },
  oncology: {
    slug: 'onkologie',
    name: 'Onkologie',
    summary:
      'Behandlung und Unterstützung für Menschen mit Krebs. Vom ersten Tag an haben Sie eine feste Ansprechperson aus der Pflege, und mehrere Fachleute stimmen Ihren Plan gemeinsam ab.',
    description: richText(
      paragraph(
        'Das Wort Krebs stellt das Leben auf den Kopf. Das können wir Ihnen nicht abnehmen. Aber wir können dafür sorgen, dass Sie nie damit allein sind. Sie bekommen den Namen und die Durchwahl einer Pflegekraft, die Ihre Geschichte kennt und auch nach dem Ende der Behandlung für Sie da ist.',
      ),
      heading('Ein gemeinsamer Plan'),
      paragraph(
        'Jeden Donnerstag besprechen Fachleute aus Chirurgie, Radiologie, Pathologie und Onkologie alle neuen Erkrankungsfälle. Danach setzt sich die Ärztin oder der Arzt mit Ihnen zusammen, erklärt, was das Team vorschlägt und warum, und fragt, was Ihnen wichtig ist. Sie dürfen sich Zeit lassen, eine Zweitmeinung einholen oder Nein sagen.',
      ),
      list(
        'Chemotherapie, Hormontherapie und Immuntherapie in unserer Tagesklinik',
        'Zusammenarbeit mit einem Partnerzentrum für Strahlentherapie',
        'Hilfe bei Schmerzen, Übelkeit, Müdigkeit und gedrückter Stimmung',
        'Sozialberatung zu Arbeit, Geld und Fahrten',
        'Eine wöchentliche Gruppe für Partnerinnen, Partner und Familien',
      ),
      heading('Die Tagesklinik'),
      paragraph(
        'Von den Behandlungsstühlen blicken Sie in den Garten im Innenhof, und eine vertraute Person kann bei Ihnen sitzen. Wir halten Ihre Besuche so kurz, wie es sicher ist: Blut nehmen wir am Tag davor ab, und Ihr Medikament ist fertig, wenn Sie kommen. Während der Behandlung haben Sie eine Telefonnummer, unter der Tag und Nacht jemand antwortet.',
      ),
    ),
    location: '3. Stock, Gartenflügel',
    faqs: [
      {
        question: 'Wie schnell bekomme ich einen Termin?',
        answer:
          'Innerhalb von zwei Wochen nach einer Überweisung, oft früher. Wurde bei einer Aufnahme oder Gewebeprobe schon Krebs festgestellt, sagen Sie uns das bitte beim Anruf.',
      },
      {
        question: 'Ich habe während der Chemotherapie Fieber. Was soll ich tun?',
        answer:
          'Rufen Sie sofort die 24-Stunden-Nummer auf Ihrer Behandlungskarte an, auch nachts. Fieber kann gefährlich sein, solange Ihre Abwehr geschwächt ist.',
      },
      {
        question: 'Werden mir die Haare ausfallen?',
        answer:
          'Bei manchen Medikamenten ja, bei vielen anderen nicht. Wir sagen es Ihnen vor dem Beginn. Eine Kühlung der Kopfhaut hilft manchen, mehr Haare zu behalten.',
      },
      {
        question: 'Darf ich meine Kinder mitbringen?',
        answer:
          'Im Familienzimmer und im Garten sind sie willkommen. Der Behandlungsbereich selbst ist nur für Erwachsene.',
      },
    ],
  },
  dermatology: {
    slug: 'dermatologie',
    name: 'Dermatologie',
    summary:
      'Haut, Haare und Nägel: Ausschlag, Neurodermitis, Akne, Schuppenflechte und veränderte Muttermale. Sprechstunden am Abend und am Samstag machen das Kommen leichter.',
    description: richText(
      paragraph(
        'Die Haut ist das, was die Welt von uns sieht. Ein Hautproblem ist deshalb nie nur eine Kleinigkeit. Es kann jucken, wehtun, den Schlaf rauben und am Selbstvertrauen nagen. Wir behandeln die Haut so sorgfältig wie jedes andere Organ.',
      ),
      heading('Was Menschen zu uns führt'),
      list(
        'Ein Muttermal, das neu ist oder sich verändert hat',
        'Neurodermitis und Schuppenflechte',
        'Akne und Rosazea',
        'Nesselsucht und Kontaktallergien',
        'Haarausfall und Nagelprobleme',
      ),
      paragraph(
        'Wir möchten die Haut so sehen, wie sie ist. Kommen Sie bitte ohne Make-up und Nagellack. Die Ärztin oder der Arzt benutzt eine kleine Lampe mit Lupe, die Muster unter der Oberfläche sichtbar macht. Muss eine Stelle entfernt werden, geht das oft noch in derselben Woche, mit örtlicher Betäubung.',
      ),
      heading('Lichttherapie und ambulante Pflege'),
      paragraph(
        'Manche Ausschläge bessern sich durch gezielte Lichtbehandlung, zwei- oder dreimal pro Woche über mehrere Wochen. Eine Sitzung dauert nur Minuten und ist nach Absprache ab sieben Uhr möglich, vor der Arbeit oder der Schule. Unsere Pflegekräfte zeigen Ihnen auch, wie Sie Cremes und Verbände richtig anwenden. Das ist wichtiger als die Marke auf der Tube.',
      ),
    ),
    location: '3. Stock, Nordflügel',
    faqs: [
      {
        question: 'Woran erkenne ich, dass ein Muttermal untersucht werden sollte?',
        answer:
          'Achten Sie auf Veränderungen von Größe, Form oder Farbe, einen unregelmäßigen Rand, Juckreiz oder Blutungen. Wenn Sie unsicher sind, buchen Sie einen Termin. Wir sehen lieber zehn harmlose Muttermale, als eines zu übersehen.',
      },
      {
        question: 'Kann ich stattdessen ein Foto schicken?',
        answer:
          'Für Kontrollen per Video hilft ein scharfes Foto bei Tageslicht. Ein Muttermal, das wir noch nicht kennen, sollten wir direkt ansehen.',
      },
      {
        question: 'Bieten Sie kosmetische Behandlungen an?',
        answer:
          'Nein. Wir behandeln Hauterkrankungen und bieten keine Faltenunterspritzung oder andere Schönheitsbehandlungen an.',
      },
    ],
  },
};

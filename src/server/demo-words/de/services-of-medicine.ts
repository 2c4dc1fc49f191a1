/** The services for the heart, the brain, the lungs, the kidneys, digestion, the skin and cancer, in German. */

import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const servicesOfMedicine: DemoWords = {
  'heart-tracing-ecg': {
    slug: 'ekg',
    title: 'EKG (Elektrokardiogramm)',
    summary:
      'Eine schmerzlose Aufzeichnung der elektrischen Signale des Herzens. Sie dauert zehn Minuten und zeigt den Rhythmus und Zeichen von Überlastung.',
    description: richText(
      paragraph(
        'Jeder Herzschlag beginnt mit einem kleinen elektrischen Signal. Ein Elektrokardiogramm, kurz EKG, nimmt es über Klebeelektroden an Brust, Armen und Beinen auf. In den Körper wird nichts geleitet, das Gerät hört nur zu.',
      ),
      paragraph('Für ein EKG gibt es viele Gründe. Die häufigsten sind:'),
      list(
        'Brustschmerzen, Atemnot oder Schwindel',
        'Ein Puls, der stolpert oder rast',
        'Eine Kontrolle vor einer Operation oder einem neuen Medikament',
      ),
      paragraph(
        'Sie liegen entspannt auf einer Liege, während das Gerät aufzeichnet. Eine Fachkraft für Herzdiagnostik sieht sich die Kurve sofort an, und am selben Tag wird sie ärztlich beurteilt.',
      ),
    ),
    forWhom: 'Alle mit Brustschmerzen, Herzklopfen oder Schwindel oder vor einer Operation.',
    preparation:
      'Sie müssen nicht nüchtern sein. Bitte benutzen Sie an diesem Tag keine Körperlotion: Die Elektroden halten auf trockener Haut besser. Ein vorn zu öffnendes Oberteil ist praktisch.',
    faqs: [
      {
        question: 'Spüre ich etwas davon?',
        answer: 'Nur die Elektroden, die zuerst kühl sind und beim Abziehen ein wenig ziepen.',
      },
      {
        question: 'Mein EKG war normal, aber ich habe Beschwerden. Warum?',
        answer:
          'Ein EKG zeigt nur den Augenblick der Aufnahme. Wenn Beschwerden kommen und gehen, sagt ein Gerät, das Sie einen Tag oder länger tragen, vielleicht mehr.',
      },
    ],
  },
  'heart-ultrasound': {
    slug: 'herzultraschall',
    title: 'Herzultraschall (Echokardiografie)',
    summary:
      'Bewegte Bilder Ihres Herzens, erzeugt mit Schallwellen. Sie zeigen, wie gut es pumpt und ob die Klappen richtig öffnen und schließen.',
    description: richText(
      paragraph(
        'Eine Echokardiografie funktioniert wie der Ultraschall in der Schwangerschaft. Eine Fachkraft bewegt einen kleinen Schallkopf über Ihre Brust, und auf dem Bildschirm sehen Sie das Herz bei der Arbeit: vier Kammern, vier Klappen und das Blut, das dazwischen fließt.',
      ),
      heading('Was sich zeigen kann'),
      list(
        'Wie kräftig das Herz pumpt',
        'Verengte oder undichte Klappen',
        'Verdickte Wände, oft durch Bluthochdruck',
        'Flüssigkeit um das Herz',
      ),
      paragraph(
        'Sie liegen in einem abgedunkelten Raum auf der linken Seite. Das Gel ist warm und lässt sich abwischen. Es gibt keine Strahlung, und die Untersuchung lässt sich beliebig oft wiederholen. Der Befund geht innerhalb von drei Werktagen an Ihre Ärztin oder Ihren Arzt.',
      ),
    ),
    forWhom: 'Erwachsene mit Atemnot, einem Herzgeräusch oder einer bekannten Herzerkrankung.',
    preparation:
      'Essen, trinken und nehmen Sie Ihre Medikamente wie gewohnt. Tragen Sie Ober- und Unterteil getrennt: Sie machen hinter einem Vorhang den Oberkörper frei und bekommen einen Umhang.',
    faqs: [
      {
        question: 'Ist die Untersuchung in der Schwangerschaft sicher?',
        answer: 'Ja. Sie arbeitet nur mit Schallwellen.',
      },
      {
        question: 'Kann ich darum bitten, dass eine Frau mich untersucht?',
        answer:
          'Ja. Sagen Sie es uns bei der Buchung, dann richten wir es ein. Eine Begleitperson können Sie in jedem Fall haben.',
      },
      {
        question: 'Bekomme ich das Ergebnis sofort?',
        answer:
          'Die Fachkraft kann Ihnen sagen, was gerade zu sehen ist. Das Ergebnis erklärt eine Ärztin oder ein Arzt, denn es muss zusammen mit Ihren Beschwerden betrachtet werden.',
      },
    ],
  },
  'rhythm-monitoring': {
    slug: 'langzeit-ekg',
    title: 'Langzeit-EKG über 24 Stunden',
    summary:
      'Ein kleines Gerät zeichnet Ihren Herzschlag einen normalen Tag und eine Nacht lang auf, um Herzklopfen zu erfassen, das sich beim Termin nicht zeigt.',
    description: richText(
      paragraph(
        'Herzklopfen bleibt gern aus, wenn eine Ärztin oder ein Arzt in der Nähe ist. Deshalb geben wir Ihnen das Gerät mit nach Hause. Es ist so groß wie eine Streichholzschachtel, klebt auf der Brust und speichert jeden Schlag über 24 Stunden, bei seltenen Beschwerden bis zu einer Woche.',
      ),
      paragraph(
        'Leben Sie wie sonst auch: arbeiten, Treppen steigen, schlafen. Wenn Sie etwas spüren, drücken Sie den Knopf und notieren Sie die Uhrzeit. Die Notiz ist so nützlich wie die Aufzeichnung. Mit ihr können wir vergleichen, was Sie gespürt haben und was Ihr Herz getan hat.',
      ),
      list(
        'Erster Besuch: Anlegen, etwa 15 Minuten',
        'Am nächsten Tag: Gerät zurückbringen oder im gepolsterten Umschlag schicken',
        'Innerhalb von fünf Werktagen: der Befund, mit einem Plan',
      ),
    ),
    forWhom:
      'Menschen, deren Herz rast, stolpert oder aussetzt, aber nicht, wenn eine Ärztin oder ein Arzt zusieht.',
    preparation:
      'Duschen Sie, bevor Sie kommen, denn das Gerät muss trocken bleiben. Benutzen Sie an diesem Tag keine Lotion und keinen Puder auf der Brust.',
    faqs: [
      {
        question: 'Darf ich damit duschen oder schwimmen?',
        answer:
          'Mit dem 24-Stunden-Gerät nicht. Für längere Aufzeichnungen nehmen wir eines, das eine kurze Dusche verträgt.',
      },
      {
        question: 'Und wenn ich an diesem Tag keine Beschwerden habe?',
        answer:
          'Die Aufzeichnung kann trotzdem helfen. Wenn nicht, schlagen wir vielleicht eine längere vor.',
      },
    ],
  },
  'headache-clinic': {
    slug: 'kopfschmerzsprechstunde',
    title: 'Sprechstunde für Kopfschmerzen und Migräne',
    summary:
      'Für Kopfschmerzen, die immer wiederkommen. Sie bekommen eine klare Diagnose, einen Plan für Anfälle und einen Plan, damit es weniger werden.',
    description: richText(
      paragraph(
        'Es gibt viele Arten von Kopfschmerz, und was der einen hilft, kann die andere verschlimmern. In dieser Sprechstunde nehmen wir uns eine halbe Stunde, um Ihre Geschichte zu hören und Sie neurologisch zu untersuchen. Eine Aufnahme des Gehirns ist selten nötig. Falls doch, sagen wir Ihnen, warum.',
      ),
      heading('Was wir anbieten'),
      list(
        'Behandlung plötzlicher Anfälle',
        'Tabletten oder Spritzen, die Migräne vorbeugen',
        'Hilfe, Schmerzmittel sicher zu verringern',
        'Rat zu Schlaf, Mahlzeiten, Bildschirmen und Stress',
      ),
      paragraph(
        'Die meisten kommen in sechs Monaten zwei- oder dreimal zu uns. Kontrollen sind per Video möglich. So müssen Sie nicht unterwegs sein, wenn Licht und Lärm schmerzen.',
      ),
    ),
    forWhom:
      'Erwachsene, die an mehr als vier Tagen im Monat Kopfschmerzen haben oder deren Tabletten nicht mehr helfen.',
    preparation:
      'Führen Sie, wenn möglich, vier Wochen lang ein Kopfschmerztagebuch. Bringen Sie eine Liste aller Schmerzmittel mit, auch der rezeptfreien.',
    faqs: [
      {
        question: 'Wann sind Kopfschmerzen ein Notfall?',
        answer:
          'Rufen Sie 999 an bei plötzlichen Kopfschmerzen, die so stark sind wie noch nie, oder bei Kopfschmerzen mit Fieber und steifem Nacken, Verwirrtheit, Schwäche, Sprachstörungen oder Sehverlust.',
      },
      {
        question: 'Können Schmerzmittel Kopfschmerzen auslösen?',
        answer:
          'Ja. Wer sie monatelang an zehn bis fünfzehn oder mehr Tagen im Monat nimmt, kann damit die Kopfschmerzen am Leben halten. Wir helfen Ihnen, auf eine erträgliche Weise aufzuhören.',
      },
      {
        question: 'Behandeln Sie Jugendliche?',
        answer: 'Hier ab sechzehn Jahren, Jüngere in der Kinder- und Jugendmedizin.',
      },
    ],
  },
  'brain-wave-and-nerve-tests': {
    slug: 'eeg-und-nervenmessung',
    title: 'EEG und Nervenmessung',
    summary:
      'Das EEG zeichnet die Aktivität des Gehirns auf, Nervenmessungen zeigen, wie schnell Signale in Armen und Beinen laufen. Beide helfen, Anfälle, Taubheit und Schwäche zu erklären.',
    description: richText(
      paragraph(
        'Gehirn und Nerven sprechen in winzigen elektrischen Signalen, und wir können auf zwei Arten mithören. In Ihrem Brief steht, welche Untersuchung für Sie gebucht ist.',
      ),
      heading('EEG', 3),
      paragraph(
        'Kleine Plättchen werden mit Paste auf Ihrer Kopfhaut befestigt. Sie zeichnen die Hirnströme auf, während Sie ruhen, tief atmen und in ein Blitzlicht schauen. Das EEG machen wir nach einem Krampfanfall oder einer ungeklärten Bewusstlosigkeit. Es tut nicht weh, und es fließt kein Strom in den Kopf.',
      ),
      heading('Messung der Nervenleitung', 3),
      paragraph(
        'Ein Nerv in Arm oder Bein bekommt kurze Impulse. Sie fühlen sich an wie ein kleiner Schlag von einem Pullover an einem trockenen Tag. Die Messung zeigt, ob ein Nerv eingeengt ist, wie beim Karpaltunnelsyndrom, oder geschädigt.',
      ),
      list(
        'EEG: planen Sie eine Stunde ein',
        'Nervenmessung: planen Sie 45 Minuten ein',
        'Befund: innerhalb von fünf Werktagen',
      ),
    ),
    forWhom:
      'Menschen mit Krampfanfällen, Taubheit, Kribbeln oder Schwäche, für die eine Untersuchung ärztlich angefordert wurde.',
    preparation:
      'Waschen Sie vor einem EEG am Abend zuvor die Haare und benutzen Sie kein Spray oder Gel. Vor einer Nervenmessung lassen Sie Handcreme weg und halten Sie die Hände warm. Nehmen Sie Ihre Medikamente wie gewohnt.',
    faqs: [
      {
        question: 'Ich habe einen Herzschrittmacher. Ist eine Nervenmessung möglich?',
        answer: 'In den meisten Fällen ja. Bitte sagen Sie es uns vorher, damit wir es einplanen können.',
      },
      {
        question: 'Kann ein EEG meine Gedanken lesen?',
        answer: 'Nein. Es zeigt Rhythmen, weder Gedanken noch Intelligenz.',
      },
    ],
  },
  'memory-assessment': {
    slug: 'gedachtnissprechstunde',
    title: 'Sprechstunde für das Gedächtnis',
    summary:
      'Ein ruhiger, gründlicher Blick auf Gedächtnis und Denken, für Menschen, die sich Sorgen machen, und für alle, die sich um jemanden sorgen.',
    description: richText(
      paragraph(
        'Einen Namen zu vergessen gehört zum Leben. Den Weg nach Hause zu vergessen nicht. Dazwischen liegt ein weites Feld, und viele Ursachen eines schlechten Gedächtnisses lassen sich behandeln: gedrückte Stimmung, Schlafmangel, eine träge Schilddrüse, manche Tabletten. Deshalb lohnt es sich, früh zu kommen.',
      ),
      paragraph(
        'Der Termin dauert etwa anderthalb Stunden, mit einer Pause. Eine Pflegekraft spricht mit Ihnen und, wenn Sie einverstanden sind, mit Ihrer Begleitung. Sie lösen einige Aufgaben mit Wörtern, Bildern und Zahlen, bei denen niemand besteht oder durchfällt. Danach werden Sie ärztlich untersucht, und wir planen Blutwerte oder eine Aufnahme.',
      ),
      list(
        'Zweiter Termin nach drei bis vier Wochen, mit allen Ergebnissen',
        'Ein Brief in einfachen Worten für Sie und Ihre Familie',
        'Kontakt zu einer spezialisierten Pflegekraft, die telefonisch für Sie da bleibt',
      ),
    ),
    forWhom: 'Erwachsene, die merken, dass ihr Gedächtnis nachlässt, und Familien, die es an ihnen bemerken.',
    preparation:
      'Bringen Sie Brille, Hörgeräte, eine Liste der Medikamente und jemanden mit, der Sie gut kennt. Essen Sie vorher und kommen Sie möglichst ausgeruht.',
    faqs: [
      {
        question: 'Mein Vater möchte nicht kommen. Was kann ich tun?',
        answer:
          'Rufen Sie unsere spezialisierte Pflegekraft an. Manchmal hilft es, von einer allgemeinen Untersuchung zu sprechen. Wir untersuchen niemanden gegen seinen Willen.',
      },
      {
        question: 'Melden Sie der Führerscheinstelle, dass ich Auto fahre?',
        answer:
          'Wir sprechen zuerst mit Ihnen darüber, was die Regeln von Ihnen verlangen. Sicherheit und Ehrlichkeit gehen für uns vor.',
      },
    ],
  },
  'lung-function-test': {
    slug: 'lungenfunktionstest',
    title: 'Lungenfunktionstest',
    summary:
      'Sie atmen in ein Rohr, und wir messen, wie viel Luft Ihre Lunge fasst und wie schnell sie strömt. Der wichtigste Test bei Asthma und COPD.',
    description: richText(
      paragraph(
        'Ein Lungenfunktionstest, auch Spirometrie, beantwortet eine einfache Frage: Wie gut kommt die Luft hinein und hinaus? Sie sitzen aufrecht mit einer Klemme auf der Nase, atmen so tief wie möglich ein und blasen kräftig und lange aus. Die Fachkraft feuert Sie an, und drei gute Versuche genügen.',
      ),
      paragraph(
        'Oft atmen Sie dann ein Medikament ein, das die Atemwege weitet, und wiederholen den Test nach fünfzehn Minuten. Steigen die Werte deutlich, wird Asthma wahrscheinlicher.',
      ),
      list('Keine Nadeln', 'Ergebnisse sofort auf dem Bildschirm', 'Geeignet ab etwa sechs Jahren'),
    ),
    forWhom: 'Erwachsene und Kinder ab sechs Jahren mit Husten, pfeifender Atmung oder Atemnot.',
    preparation:
      'Rauchen und dampfen Sie an diesem Tag nicht und verzichten Sie zwei Stunden vorher auf eine schwere Mahlzeit und Anstrengung. In Ihrem Brief steht, welche Sprays Sie weglassen sollen. Wenn Sie Ihr Notfallspray brauchen, benutzen Sie es und sagen Sie es uns.',
    faqs: [
      {
        question: 'Ich wurde vor Kurzem operiert. Kann ich den Test machen?',
        answer:
          'Kräftiges Ausblasen erhöht den Druck in Brust, Bauch und Augen. Nach einer Operation, einem Herzinfarkt oder einem Lungenkollaps rufen Sie uns bitte zuerst an.',
      },
      {
        question: 'Und wenn ich nicht gut blasen kann?',
        answer:
          'Viele brauchen ein paar Versuche. Es gibt auch sanftere Tests, und wir wählen einen, der zu Ihnen passt.',
      },
    ],
  },
  'home-sleep-study': {
    slug: 'schlafuntersuchung-zu-hause',
    title: 'Schlafuntersuchung zu Hause',
    summary:
      'Eine Nacht im eigenen Bett mit einem kleinen Messgerät zeigt, ob Ihr Atem im Schlaf aussetzt, eine häufige Ursache von Schnarchen und müden Tagen.',
    description: richText(
      paragraph(
        'Bei einer Schlafapnoe verschließt sich der Rachen in der Nacht immer wieder. Wer schläft, merkt es selten, wacht aber müde auf, mit trockenem Mund oder Kopfschmerzen. Oft weiß es zuerst, wer daneben liegt.',
      ),
      paragraph(
        'Sie holen das Gerät am Nachmittag ab. Eine Pflegekraft zeigt Ihnen, wie Sie es tragen: ein Gurt um die Brust, ein Clip am Finger und ein dünner Schlauch unter der Nase. Am nächsten Morgen bringen Sie es zurück, und eine Ärztin oder ein Arzt geht die Nacht mit Ihnen am Telefon oder in der Sprechstunde durch.',
      ),
      heading('Wenn sich eine Apnoe zeigt'),
      list(
        'Rat zu Schlafposition, Gewicht und Alkohol',
        'Eine Schiene für den Mund, gemeinsam mit unserer Zahnmedizin angefertigt',
        'Ein CPAP-Gerät, das die Atemwege mit sanftem Luftdruck offen hält',
      ),
    ),
    forWhom: 'Erwachsene, die laut schnarchen, nachts Atemaussetzer haben oder tagsüber müde sind.',
    preparation:
      'Leben und schlafen Sie wie sonst. Entfernen Sie bitte an einem Zeigefinger den Nagellack und kürzen Sie einen langen Nagel, damit der Clip messen kann.',
    faqs: [
      {
        question: 'Und wenn ich damit schlecht schlafe?',
        answer: 'Fast alle schlafen etwas schlechter. Vier Stunden Schlaf genügen für ein Ergebnis.',
      },
      {
        question: 'Darf ich mit einer Schlafapnoe Auto fahren?',
        answer:
          'Fahren Sie nie, wenn Sie müde sind. Zeigt sich eine Apnoe, erklären wir Ihnen, was die Regeln verlangen und ab wann Fahren wieder sicher ist.',
      },
    ],
  },
  'kidney-check': {
    slug: 'nierenuntersuchung',
    title: 'Nierenuntersuchung',
    summary:
      'Blut, Urin und Blutdruck an einem Termin, für Menschen mit Diabetes, Bluthochdruck oder Nierenerkrankungen in der Familie.',
    description: richText(
      paragraph(
        'Nierenerkrankungen tun selten weh, deshalb findet man sie, indem man danach sucht. Drei einfache Messungen sagen uns viel: wie gut die Nieren filtern, ob Eiweiß in den Urin gelangt und wie hoch Ihr Blutdruck ist.',
      ),
      list(
        'Blutprobe für Nierenfunktion und Blutsalze',
        'Urinprobe auf Eiweiß und Blut',
        'Blutdruck, dreimal in Ruhe gemessen',
        'Ultraschall der Nieren, wenn er ärztlich sinnvoll erscheint',
      ),
      paragraph(
        'Die Ärztin oder der Arzt bespricht die ersten Befunde mit Ihnen und schreibt Ihnen, wenn die Laborwerte da sind, meist nach zwei Tagen. Ist alles in Ordnung, genügt für die meisten mit erhöhtem Risiko eine Wiederholung pro Jahr.',
      ),
    ),
    forWhom: 'Erwachsene mit Bluthochdruck, Diabetes oder Nierenerkrankungen in der Familie.',
    preparation:
      'Bringen Sie den ersten Urin des Morgens in dem Gefäß mit, das wir Ihnen schicken. Essen und trinken Sie normal. Vermeiden Sie am Tag davor starke Anstrengung, denn sie kann Eiweiß im Urin verursachen.',
    faqs: [
      {
        question: 'Wer sollte sich untersuchen lassen?',
        answer:
          'Am meisten nützt es Menschen mit Diabetes, Bluthochdruck, einer Herzerkrankung oder nahen Angehörigen mit einer Nierenerkrankung.',
      },
      {
        question: 'Ist ein einzelner erhöhter Wert ein Grund zur Sorge?',
        answer:
          'Für sich allein nicht. Flüssigkeitsmangel oder eine Infektion können die Werte für einige Tage verändern. Wir wiederholen die Messung, bevor wir Schlüsse ziehen.',
      },
    ],
  },
  haemodialysis: {
    slug: 'hamodialyse',
    title: 'Hämodialyse',
    summary:
      'Reinigt das Blut, wenn die Nieren es nicht mehr können. Vierundzwanzig Plätze, drei Schichten am Tag, sechs Tage in der Woche, und Schulung für zu Hause.',
    description: richText(
      paragraph(
        'Bei der Hämodialyse fließt Ihr Blut durch einen Filter außerhalb des Körpers, wird gereinigt und kommt zurück. Die meisten brauchen sie dreimal pro Woche für etwa vier Stunden. Sie können lesen, schlafen, am Laptop arbeiten oder sich mit den Nachbarn unterhalten.',
      ),
      paragraph(
        'Vor der ersten Behandlung zeigt Ihnen eine Pflegekraft die Station und stellt Ihnen jemanden vor, der schon länger kommt. Bei einer kleinen Operation wird am Arm eine kräftige Vene angelegt, eine Fistel oder Shunt. Sie braucht Wochen, um zu reifen, deshalb planen wir sie früh.',
      ),
      list(
        'Früh-, Mittags- und Abendschicht, passend zur Arbeit',
        'Jede Woche Ernährungs- und Sozialberatung auf der Station',
        'Schulung für die Dialyse zu Hause',
        'Plätze für Urlaubsgäste',
      ),
      paragraph('Wo eine Transplantation möglich ist, bereiten wir Sie gleichzeitig auf die Warteliste vor.'),
    ),
    forWhom:
      'Menschen, deren Nieren nicht mehr gut genug arbeiten, als regelmäßige Patientinnen und Patienten oder Urlaubsgäste.',
    preparation:
      'Tragen Sie Ärmel, die sich leicht hochkrempeln lassen, und bringen Sie eine leichte Decke mit, denn vielen wird kühl. Essen Sie vorher eine Kleinigkeit.',
    faqs: [
      {
        question: 'Tut Dialyse weh?',
        answer:
          'Die Nadeln pieksen einen Moment, eine betäubende Creme hilft. Die Behandlung selbst tut nicht weh, aber danach sind Sie vielleicht müde.',
      },
      {
        question: 'Kann ich verreisen?',
        answer:
          'Ja, mit Planung. Unsere Pflegekräfte helfen Ihnen, einen Platz in der Nähe Ihres Reiseziels zu buchen. Sechs Wochen Vorlauf reichen meist.',
      },
      {
        question: 'Wer bezahlt das?',
        answer:
          'Das hängt von Ihrer Versicherung ab. Unsere Sozialberatung geht es vor der ersten Behandlung mit Ihnen durch.',
      },
    ],
  },
  'chemotherapy-day-unit': {
    slug: 'tagesklinik-chemotherapie',
    title: 'Tagesklinik für Chemotherapie',
    summary:
      'Krebsmedikamente in einem Stuhl mit Blick in den Garten, gegeben von Pflegekräften, die Ihren Namen kennen, mit einer Nummer, die Sie jederzeit anrufen können.',
    description: richText(
      paragraph(
        'Die meisten Krebsmedikamente lassen sich an einem Tag geben. Sie kommen am Morgen, treffen Ihre Pflegekraft, werden kurz untersucht und beginnen. Manche Infusionen dauern eine halbe Stunde, andere fast den ganzen Tag. Ihr Plan sagt es Ihnen vorher.',
      ),
      heading('Wie ein Behandlungstag abläuft'),
      list(
        'Am Tag davor: Blutabnahme, hier oder in Ihrer Nähe',
        'Bei der Ankunft: Gewicht, Temperatur und ein Gespräch darüber, wie es Ihnen ging',
        'Während der Behandlung: Getränke, kleine Mahlzeiten und ein Stuhl neben Ihnen für eine vertraute Person',
        'Bevor Sie gehen: Medikamente gegen Übelkeit und der nächste Termin',
      ),
      paragraph(
        'Vor Ihrer allerersten Behandlung haben Sie eine Stunde allein mit einer Pflegekraft. Sie erfahren, was Sie erwartet, was Sie bei Nebenwirkungen tun können und wann Sie anrufen sollten. Am Telefon antwortet Tag und Nacht eine Pflegekraft.',
      ),
    ),
    forWhom: 'Erwachsene, die von unserem Krebsteam betreut werden.',
    preparation:
      'Trinken Sie am Tag davor reichlich, es sei denn, Sie sollen weniger trinken. Essen Sie ein leichtes Frühstück und tragen Sie ein Oberteil mit weiten Ärmeln. Bringen Sie Ihre Behandlungskarte mit.',
    faqs: [
      {
        question: 'Darf ich selbst nach Hause fahren?',
        answer:
          'Nach der ersten Behandlung nicht. Später hängt es von Ihren Medikamenten ab und davon, wie es Ihnen geht.',
      },
      {
        question: 'Kann ich während der Behandlung arbeiten?',
        answer:
          'Manche tun es, viele machen eine Pause. Beides ist richtig. Unsere Sozialberatung erklärt Ihnen Ihre Rechte bei der Arbeit.',
      },
    ],
  },
  'supportive-care': {
    slug: 'palliativmedizin',
    title: 'Unterstützende Behandlung und Palliativmedizin',
    summary:
      'Linderung von Schmerzen, Atemnot, Übelkeit und Sorgen für alle mit einer schweren Krankheit, in jedem Stadium und neben anderen Behandlungen.',
    description: richText(
      paragraph(
        'Bei Palliativmedizin denken viele an das Lebensende. In Wahrheit kann sie am Tag der Diagnose beginnen. Ihr Ziel ist ein guter Tag heute: weniger Schmerzen, besserer Schlaf, Appetit und Zeit für das, was Ihnen wichtig ist.',
      ),
      list(
        'Behandlung von Schmerzen und anderen Beschwerden',
        'Hilfe, über Wünsche und Ängste zu sprechen, auch in der Familie',
        'Unterstützung für pflegende Angehörige, mit einem freien Nachmittag pro Woche',
        'Planung der Versorgung zu Hause oder in einem Hospiz',
      ),
      paragraph(
        'Das Team ist klein: eine ärztliche Fachkraft, zwei Pflegekräfte, Fachleute für Psychologie und Sozialberatung und eine Seelsorge, die für Menschen jedes Glaubens und ohne Glauben da ist. Sie kommen zu Ihnen auf die Station, in die Sprechstunde oder gemeinsam mit dem ambulanten Pflegedienst nach Hause.',
      ),
    ),
    forWhom: 'Menschen mit einer schweren Krankheit in jedem Stadium und alle, die sich um sie kümmern.',
    faqs: [
      {
        question: 'Heißt das, dass die Behandlung beendet ist?',
        answer: 'Nein. Viele bekommen unterstützende Behandlung und Krebstherapie gleichzeitig.',
      },
      {
        question: 'Ist das nur für Krebs?',
        answer:
          'Nein. Es hilft auch bei Herzschwäche, Lungenerkrankungen, Nierenversagen und Erkrankungen der Nerven.',
      },
      {
        question: 'Machen mich starke Schmerzmittel abhängig?',
        answer:
          'Wenn sie gegen Schmerzen und unter ärztlicher Aufsicht genommen werden, ist das selten. Wir beginnen niedrig, steigern langsam und prüfen oft.',
      },
    ],
  },
  gastroscopy: {
    slug: 'magenspiegelung',
    title: 'Magenspiegelung (Gastroskopie)',
    summary:
      'Ein Blick in Speiseröhre, Magen und oberen Dünndarm mit einer dünnen Kamera. Dauert etwa zehn Minuten, mit Rachenspray oder Beruhigungsmittel.',
    description: richText(
      paragraph(
        'Mit einer Magenspiegelung suchen wir die Ursache von Sodbrennen, Schmerzen, Schluckbeschwerden oder Eisenmangel. Ein biegsamer Schlauch, dünner als Ihr kleiner Finger, wird durch den Mund eingeführt. Sie können die ganze Zeit normal atmen.',
      ),
      paragraph(
        'Mit einem Rachenspray bleiben Sie wach und können bald danach nach Hause. Mit einem Beruhigungsmittel sind Sie schläfrig und erinnern sich vielleicht an wenig. Eine Pflegekraft bleibt die ganze Zeit an Ihrem Kopf und achtet auf Atmung und Puls.',
      ),
      list(
        'Untersuchung selbst: fünf bis zehn Minuten',
        'Aufenthalt in der Endoskopie: ein bis zwei Stunden',
        'Kleine Proben, falls entnommen: Ergebnis innerhalb von zehn Tagen',
      ),
    ),
    forWhom: 'Erwachsene mit anhaltendem Sodbrennen, Schluckbeschwerden oder Blutarmut ohne klare Ursache.',
    preparation:
      'Essen Sie sechs Stunden vor der Untersuchung nichts mehr. Klares Wasser dürfen Sie bis zwei Stunden vorher trinken. Rufen Sie uns eine Woche vorher an, wenn Sie Blutverdünner oder Medikamente gegen Diabetes nehmen.',
    faqs: [
      {
        question: 'Kann ich dabei ersticken?',
        answer:
          'Nein. Der Schlauch geht in die Speiseröhre und nicht in die Luftröhre. Am Anfang müssen Sie vielleicht würgen. Ruhiges Atmen durch die Nase hilft.',
      },
      {
        question: 'Wann darf ich wieder essen?',
        answer:
          'Nach einem Rachenspray, sobald die Betäubung nachgelassen hat, nach etwa einer Stunde. Nach einem Beruhigungsmittel, wenn Sie ganz wach sind.',
      },
      {
        question: 'Welche Risiken gibt es?',
        answer:
          'Halsschmerzen sind häufig. Eine Blutung oder ein Riss ist selten. Wir besprechen die Risiken mit Ihnen, bevor Sie unterschreiben.',
      },
    ],
  },
  colonoscopy: {
    slug: 'darmspiegelung',
    title: 'Darmspiegelung (Koloskopie)',
    summary:
      'Eine Untersuchung des Dickdarms mit einer Kamera. Polypen lassen sich dabei gleich entfernen, bevor sie zu Krebs werden können.',
    description: richText(
      paragraph(
        'Eine Darmspiegelung ist der beste Weg, den ganzen Dickdarm anzusehen. Wir empfehlen sie bei Blut im Stuhl, anhaltend verändertem Stuhlgang, Eisenmangel oder Darmkrebs in der Familie.',
      ),
      paragraph(
        'Am unangenehmsten ist der Tag davor, an dem Sie eine Flüssigkeit trinken, die den Darm entleert. Die Untersuchung dauert dreißig bis vierzig Minuten. Sie wählen zwischen Lachgas, einem Beruhigungsmittel mit Schmerzmittel oder beidem.',
      ),
      heading('Am Tag selbst'),
      list(
        'Eine Pflegekraft prüft Ihre Angaben und legt einen kleinen Zugang in eine Vene',
        'Wir erklären die Untersuchung, und Sie unterschreiben das Formular',
        'Polypen werden entfernt, wenn es sicher ist; Sie spüren das nicht',
        'Sie ruhen sich aus, bekommen Tee und Toast und hören, was wir gefunden haben',
      ),
    ),
    forWhom: 'Erwachsene mit Blutungen oder anhaltend verändertem Stuhlgang und zur Früherkennung ab 50.',
    preparation:
      'Halten Sie sich zwei Tage lang an den Ernährungsplan und trinken Sie das Abführmittel zu den angegebenen Zeiten. Bleiben Sie in der Nähe einer Toilette. Fragen Sie uns eine Woche vorher zu Eisentabletten, Blutverdünnern und Medikamenten gegen Diabetes. Sorgen Sie dafür, dass eine erwachsene Person Sie nach Hause bringt.',
    faqs: [
      {
        question: 'Kann ich dabei schlafen?',
        answer:
          'Ein Beruhigungsmittel macht Sie schläfrig, und die meisten erinnern sich an wenig. Eine Vollnarkose ist selten nötig.',
      },
      {
        question: 'Wie oft sollte man sie wiederholen?',
        answer:
          'Das hängt davon ab, was wir finden. Muss nichts beobachtet werden, brauchen Sie vielleicht viele Jahre keine weitere.',
      },
    ],
  },
  'mole-check': {
    slug: 'muttermalkontrolle',
    title: 'Kontrolle der Muttermale',
    summary:
      'Wir sehen uns jedes Muttermal von Kopf bis Fuß mit einer beleuchteten Lupe an und fotografieren die, die man beobachten sollte.',
    description: richText(
      paragraph(
        'Die meisten Muttermale sind harmlos und bleiben es. Die Kunst ist, das eine zu erkennen, das es nicht ist, und zwar früh, wenn eine kleine Operation genügt. Eine Lupe, das Dermatoskop, zeigt Farben und Muster, die das bloße Auge nicht sieht.',
      ),
      paragraph('Bitte zeigen Sie uns jede Stelle, die Ihnen aufgefallen ist. Warnzeichen sind:'),
      list(
        'Es hat sich in Größe, Form oder Farbe verändert',
        'Die eine Hälfte gleicht nicht der anderen, oder der Rand ist unregelmäßig',
        'Es juckt, blutet oder bildet eine Kruste',
        'Es sieht anders aus als alle Ihre anderen',
      ),
      paragraph(
        'Sollte ein Muttermal entfernt werden, geht das meist innerhalb einer Woche mit örtlicher Betäubung. Das Laborergebnis folgt nach etwa zehn Tagen.',
      ),
    ),
    forWhom:
      'Alle mit einem neuen, veränderten oder beunruhigenden Muttermal und Menschen mit heller Haut oder vielen Muttermalen.',
    preparation:
      'Kommen Sie ohne Make-up, Nagellack und Selbstbräuner. Wir bitten Sie, sich bis auf die Unterwäsche auszuziehen. Auf Wunsch ist eine Begleitperson dabei.',
    faqs: [
      {
        question: 'Wie oft sollte ich meine Muttermale kontrollieren lassen?',
        answer:
          'Sehen Sie sich Ihre Haut selbst einmal im Monat an. Wie oft eine ärztliche Kontrolle sinnvoll ist, hängt von Ihrer Haut und Ihrer Familie ab. Beim ersten Termin schlagen wir einen Abstand vor.',
      },
      {
        question: 'Bleibt nach dem Entfernen eine Narbe?',
        answer:
          'Meist eine dünne Linie. Sie verblasst im Lauf eines Jahres, an den Armen mehr als am Rücken.',
      },
    ],
  },
  'patch-testing': {
    slug: 'allergietest-auf-der-haut',
    title: 'Allergietest auf der Haut (Epikutantest)',
    summary:
      'Zeigt, welche Stoffe einen Kontaktausschlag auslösen, etwa Nickel, Parfüm oder Haarfarbe. Drei kurze Termine innerhalb einer Woche.',
    description: richText(
      paragraph(
        'Manche Ausschläge kommen von Dingen, die die Haut berühren: einem Ohrring, einem Handschuh, einer Creme, die eigentlich helfen sollte. Beim Epikutantest kleben wir winzige Mengen vieler häufiger Stoffe auf Ihren Rücken und warten ab, gegen welche sich die Haut wehrt.',
      ),
      list(
        'Montag: Pflaster aufkleben, etwa 30 Minuten',
        'Mittwoch: Pflaster ab, erste Ablesung',
        'Freitag: zweite Ablesung und ärztliches Gespräch',
      ),
      paragraph(
        'Finden wir etwas, bekommen Sie eine Karte mit allen Namen des Stoffes, auch den seltsamen auf Etiketten, und Rat, was Sie stattdessen benutzen können. Nahrungsmittelallergien oder Heuschnupfen zeigt der Test nicht.',
      ),
    ),
    forWhom: 'Menschen, deren Ekzem oder Ausschlag ohne klaren Grund immer wiederkommt.',
    preparation:
      'Halten Sie Ihren Rücken vier Wochen lang aus der Sonne und benutzen Sie dort eine Woche lang keine Kortisoncreme. Sagen Sie uns, wenn Sie Kortisontabletten oder andere Medikamente nehmen, die das Immunsystem dämpfen. Bringen Sie Produkte, die Sie im Verdacht haben, in der Verpackung mit.',
    faqs: [
      {
        question: 'Darf ich in dieser Woche duschen?',
        answer:
          'Waschen Sie sich am Waschbecken und halten Sie den Rücken von Montag bis Freitag trocken. Bitte treiben Sie keinen Sport, bei dem Sie schwitzen.',
      },
      {
        question: 'Tut es weh?',
        answer:
          'Nein, aber ein positives Pflaster juckt. Die Rötung verschwindet innerhalb von ein bis zwei Wochen.',
      },
    ],
  },
};

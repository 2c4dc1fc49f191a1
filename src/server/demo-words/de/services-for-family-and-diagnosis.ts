/** The services for children, births and emergencies, and those that all departments use, in German. */

import { heading, list, paragraph, richText, table } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const servicesForFamilyAndDiagnosis: DemoWords = {
  'child-health-check': {
    slug: 'vorsorgeuntersuchung-fur-kinder',
    title: 'Vorsorge für Kinder',
    summary:
      'Wachstum, Hören, Sehen, Bewegung und Sprache, mit Spielzeug und Geduld untersucht. Mit Zeit für jede Frage, auch die kleinen.',
    description: richText(
      paragraph(
        'Kinder wachsen in Sprüngen, und der Vergleich mit dem Nachbarskind ist ein anstrengender Sport. Eine Vorsorgeuntersuchung zeigt, wie es Ihrem eigenen Kind geht. Wir messen, sehen ihm beim Spielen zu und fragen nach Schlaf, Essen, Kita oder Schule.',
      ),
      list(
        'Größe, Gewicht und Kopfumfang auf der Wachstumskurve',
        'Herz, Lunge, Bauch, Haut, Hüften und Wirbelsäule',
        'Sehen und Hören, passend zum Alter',
        'Sprache, Bewegung und Verhalten',
      ),
      paragraph(
        'Fällt etwas auf, erklären wir, was es bedeuten kann, und veranlassen den nächsten Schritt möglichst noch am selben Tag. Fällt nichts auf, freuen Sie sich über die gute Nachricht: Das ist das übliche Ergebnis.',
      ),
    ),
    forWhom: 'Babys, Kinder und Jugendliche bis 16, mit einem Elternteil oder einer Betreuungsperson.',
    preparation:
      'Bringen Sie das Untersuchungsheft Ihres Kindes, ein Lieblingsspielzeug und eine Ersatzwindel mit. Wählen Sie eine Uhrzeit außerhalb des üblichen Mittagsschlafs.',
    faqs: [
      {
        question: 'Mein Baby kam zu früh zur Welt. Ist das für die Untersuchung wichtig?',
        answer:
          'Ja, bitte sagen Sie es uns. Bis zum Alter von etwa zwei Jahren rechnen wir ab dem errechneten Geburtstermin.',
      },
      {
        question: 'Dürfen Geschwister mitkommen?',
        answer: 'Sie sind willkommen. Die Spielecke ist von den Sprechzimmern aus zu sehen.',
      },
    ],
  },
  'childhood-vaccinations': {
    slug: 'impfungen-fur-kinder',
    title: 'Impfungen für Kinder',
    summary:
      'Impfungen nach dem nationalen Impfplan und Nachholpläne für Kinder, denen welche fehlen. Von Pflegekräften, die es gut können.',
    description: richText(
      paragraph(
        'Impfungen schützen Kinder vor Krankheiten, die früher ganze Stationen füllten, und sie schützen die Babys und Großeltern um sie herum. Wir richten uns nach dem nationalen Impfplan. Fehlen Impfungen oder wurden sie in einem anderen Land gegeben, machen wir einen Plan, damit nichts unnötig wiederholt wird.',
      ),
      paragraph(
        'Zwei Pflegekräfte können zwei Spritzen im selben Augenblick geben, dann ist der Schreck auf einmal vorbei. Babys dürfen dabei und danach trinken. Größere Kinder wählen zwischen Kältespray, Hustentrick und einem Gespräch über Dinosaurier.',
      ),
      list(
        'Bleiben Sie danach fünfzehn Minuten, damit wir auf eine seltene allergische Reaktion achten können',
        'Ein warmer Arm und leichtes Fieber für ein bis zwei Tage sind häufig',
        'Wir tragen jede Impfung in den Impfpass ein und informieren Ihre Hausarztpraxis',
      ),
    ),
    forWhom: 'Kinder von zwei Monaten bis zum Schulalter und ältere Kinder, denen eine Impfung fehlt.',
    preparation:
      'Bringen Sie den Impfpass mit. Ziehen Sie Ihrem Kind kurze Ärmel oder eine Hose an, die sich leicht ausziehen lässt. Sagen Sie uns, wenn es Allergien hat oder in den letzten zwei Tagen Fieber hatte.',
    faqs: [
      {
        question: 'Kann ein erkältetes Kind geimpft werden?',
        answer: 'Mit Schnupfen ja. Bei Fieber warten wir meist, bis es vorbei ist.',
      },
      {
        question: 'Soll ich vorher Paracetamol geben?',
        answer:
          'In der Regel nicht. Es gibt aber eine Ausnahme bei Babys, und die Pflegekraft sagt Ihnen, wann sie gilt.',
      },
      {
        question: 'Sind mehrere Impfungen auf einmal zu viel?',
        answer:
          'Nein. Die Abwehr eines Kindes wird jeden Tag mit viel mehr fertig. Weniger Termine heißt auch weniger Tränen.',
      },
    ],
  },
  'childrens-allergy-clinic': {
    slug: 'asthma-und-allergiesprechstunde-fur-kinder',
    title: 'Asthma- und Allergiesprechstunde für Kinder',
    summary:
      'Hauttests, Atemtests und Nahrungsmittelprovokationen für Kinder und danach ein Plan, an den sich Eltern, Kita und Schule halten können.',
    description: richText(
      paragraph(
        'Ein Kind, das nachts pfeifend atmet oder auf einen Keks reagiert, bringt den Alltag einer Familie durcheinander. In dieser Sprechstunde arbeiten eine Kinderallergologin, eine Pflegekraft und die Ernährungsberatung zusammen. So gehen Sie mit einem gemeinsamen Rat statt mit dreien.',
      ),
      heading('Welche Tests wir machen'),
      list(
        'Prick-Test: winzige Tropfen auf dem Unterarm, Ergebnis in fünfzehn Minuten',
        'Bluttest auf Allergien, wenn die Haut nicht getestet werden kann',
        'Atemtest, ab etwa sechs Jahren',
        'Nahrungsmittelprovokation: kleine, wachsende Mengen unter genauer Aufsicht in der Tagesklinik',
      ),
      paragraph(
        'Sie bekommen einen Plan auf einer Seite: was zu meiden ist, was Sie geben und wann Sie Hilfe rufen. Braucht Ihr Kind einen Adrenalin-Pen, können alle, die es betreuen, bei uns mit einem Übungs-Pen trainieren.',
      ),
    ),
    forWhom: 'Kinder ab sechs Monaten, die pfeifend atmen, nachts husten oder auf Nahrungsmittel reagieren.',
    preparation:
      'Setzen Sie Antihistaminika fünf Tage vor Hauttests ab, wenn Ihr Kind ohne sie auskommt. Geben Sie Asthmasprays und Kortisoncremes weiter wie gewohnt. Bringen Sie Etiketten von Nahrungsmitteln mit, die Sie im Verdacht haben.',
    faqs: [
      {
        question: 'Woran erkenne ich eine schwere Reaktion?',
        answer:
          'An Atemnot, heiserer Stimme, plötzlicher Blässe, Schlaffheit oder Zusammenbrechen. Benutzen Sie den Adrenalin-Pen, wenn Sie einen haben, und rufen Sie sofort 999 an.',
      },
      {
        question: 'Verlieren sich Allergien bei Kindern?',
        answer:
          'Allergien gegen Milch und Ei verlieren sich oft. Allergien gegen Nüsse und Fisch bleiben länger. Wir testen von Zeit zu Zeit erneut.',
      },
    ],
  },
  'antenatal-care': {
    slug: 'schwangerenvorsorge',
    title: 'Schwangerenvorsorge',
    summary:
      'Regelmäßige Termine von der frühen Schwangerschaft bis zur Geburt, mit fester Hebamme, ärztlicher Hilfe bei Bedarf und einem Telefon für die Nacht.',
    description: richText(
      paragraph(
        'Eine Schwangerschaft ist keine Krankheit, aber sie wirft Fragen auf, und manchmal braucht sie ärztliche Hilfe. Bei Ihrem ersten Kind sieht Ihre Hebamme Sie etwa zehnmal, sonst seltener. Jeder Termin hat Platz für das, was Ihnen Sorgen macht, nicht nur für Blutdruck und Maßband.',
      ),
      list(
        'Erster Termin vor der zehnten Woche: Vorgeschichte, Blutuntersuchungen, Pläne',
        'Ultraschall etwa in der zwölften und der zwanzigsten Woche',
        'Bei jedem Termin Blutdruck, Urin und Wachstum des Babys',
        'Ab der vierunddreißigsten Woche: Gespräch über die Geburt und die ersten Tage',
      ),
      paragraph(
        'Verlangen Diabetes, Bluthochdruck, Zwillinge oder eine frühere Komplikation mehr, kommt eine Fachärztin oder ein Facharzt hinzu. Ihre Hebamme behalten Sie. Nach der Geburt besucht sie Sie zu Hause.',
      ),
    ),
    forWhom: 'Alle, die ein Kind erwarten, von den ersten Wochen bis zur Geburt.',
    preparation:
      'Bringen Sie eine kleine Urinprobe, Ihren Mutterpass und eine Liste Ihrer Medikamente mit. Fragen Sie vor dem ersten Termin Ihre Verwandten nach Zwillingen und Erbkrankheiten in der Familie.',
    faqs: [
      {
        question: 'Bei welchen Zeichen soll ich sofort anrufen?',
        answer:
          'Bei Blutungen, Abgang von Flüssigkeit, starken Schmerzen, heftigen Kopfschmerzen mit Sehstörungen oder wenn Ihr Baby sich weniger bewegt. Rufen Sie den Kreißsaal an, zu jeder Uhrzeit.',
      },
      {
        question: 'Ist Folsäure wirklich nötig?',
        answer:
          'Ja. Nehmen Sie sie möglichst schon vor der Empfängnis und bis zur zwölften Woche. Sie senkt das Risiko bestimmter Fehlbildungen. Fragen Sie uns nach der richtigen Dosis.',
      },
      {
        question: 'Kann ich die Hebamme wechseln?',
        answer: 'Ja, und Sie müssen keinen Grund nennen. Sprechen Sie mit der Leitung der Station.',
      },
    ],
  },
  'pregnancy-ultrasound': {
    slug: 'ultraschall-in-der-schwangerschaft',
    title: 'Ultraschall in der Schwangerschaft',
    summary:
      'Bestimmt das Alter der Schwangerschaft, prüft, wie das Baby gebaut ist und wächst, und gibt Ihnen einen ersten Blick auf einen neuen Menschen.',
    description: richText(
      paragraph(
        'Die meisten freuen sich auf den Ultraschall, manche haben Angst davor. Beides ist in Ordnung. Sie erfahren sofort, was auf dem Bildschirm zu sehen ist. Braucht etwas einen zweiten Blick, kommt noch am selben Tag eine Ärztin oder ein Arzt.',
      ),
      heading('Wann und warum'),
      list(
        'Elfte bis vierzehnte Woche: Geburtstermin, Herzschlag, ein Baby oder mehrere',
        'Achtzehnte bis einundzwanzigste Woche: Organe, Wirbelsäule, Gesicht, Arme und Beine, Plazenta',
        'Später, wenn nötig: Wachstum, Lage und Durchblutung',
      ),
      paragraph(
        'Ultraschall wird seit Jahrzehnten in der Schwangerschaft eingesetzt, ohne dass ein Schaden bekannt ist. Trotzdem untersuchen wir nur aus einem Grund und nicht länger als nötig. Sie können zwei ausgedruckte Bilder mitnehmen, und das Geschlecht sagen wir Ihnen nur, wenn Sie fragen.',
      ),
    ),
    forWhom: 'Schwangere, meist um die 12. und die 20. Woche und später, wenn Ihre Hebamme darum bittet.',
    preparation:
      'Kommen Sie bis zur vierzehnten Woche mit angenehm gefüllter Blase: zwei Gläser Wasser eine Stunde vorher. Spätere Untersuchungen brauchen keine Vorbereitung. Eine oder zwei Personen dürfen Sie begleiten.',
    faqs: [
      {
        question: 'Kann ein Ultraschall alles finden?',
        answer:
          'Nein. Manches ist nicht oder erst später zu sehen. Wir sagen Ihnen, was sich beurteilen lässt und was nicht.',
      },
      {
        question: 'Darf ich filmen?',
        answer:
          'Bitte filmen Sie nicht während der Untersuchung. Wir drucken Ihnen Bilder aus, und am Ende gibt es eine ruhige Minute.',
      },
    ],
  },
  'antenatal-classes': {
    slug: 'geburtsvorbereitungskurse',
    title: 'Kurse vor der Geburt',
    summary:
      'Kleine Kurse am Abend und am Samstag zu Wehen, Schmerzlinderung, Stillen und Füttern und den ersten Nächten zu Hause. Begleitpersonen machen mit.',
    description: richText(
      paragraph(
        'Ganz bereit ist niemand, aber es hilft zu wissen, was kommen kann. In Gruppen von höchstens acht Personen besprechen wir die Geburt vom ersten Ziehen bis zum ersten Kuscheln, üben Atmung und Haltungen und sehen uns ein Geburtszimmer an.',
      ),
      paragraph('Es gibt vier Kurse von je einer Stunde. Besuchen Sie alle oder nur die, die Sie brauchen:'),
      list(
        'Wie die Geburt beginnt und wann Sie losfahren sollten',
        'Wege, Schmerzen zu lindern, mit und ohne Medikamente',
        'Wenn es anders kommt: Einleitung, Geburtszange, Kaiserschnitt',
        'Füttern, Schlaf und wie Sie für sich selbst sorgen',
      ),
      paragraph(
        'Die Kurse leitet Dr. Thandeka Nkosana, die Hebamme war, bevor sie Ärztin wurde. Die Gruppen bleiben oft jahrelang in Kontakt.',
      ),
    ),
    forWhom:
      'Werdende Eltern, am besten ab der 28. Woche. Bringen Sie mit, wer bei der Geburt dabei sein wird.',
    preparation:
      'Tragen Sie etwas Bequemes und bringen Sie dicke Socken und etwas zu trinken mit. Buchen Sie für jede Person einen Platz.',
    faqs: [
      {
        question: 'Wann soll ich anfangen?',
        answer: 'Um die dreißigste Woche ist ein guter Zeitpunkt. Bei Zwillingen etwas früher.',
      },
      {
        question: 'Gibt es Kurse in anderen Sprachen?',
        answer:
          'Zu jedem Kurs kann jemand zum Dolmetschen kommen. Bitte sagen Sie es uns zwei Wochen vorher.',
      },
      {
        question: 'Bei mir ist ein Kaiserschnitt geplant. Lohnt es sich trotzdem?',
        answer: 'Ja. Der dritte und der vierte Kurs sind vor allem für Sie.',
      },
    ],
  },
  'cervical-screening': {
    slug: 'fruherkennung-gebarmutterhalskrebs',
    title: 'Früherkennung von Gebärmutterhalskrebs',
    summary:
      'Ein Abstrich von fünf Minuten, der Veränderungen findet, lange bevor Krebs daraus werden könnte. Eine Pflegerin nimmt ihn ab, in Ihrem Tempo.',
    description: richText(
      paragraph(
        'Gebärmutterhalskrebs ist eine der wenigen Krebsarten, die sich durch Früherkennung verhindern lassen. Die Probe wird auf HPV getestet, das Virus, das fast immer dahintersteckt. Findet sich das Virus, wird dieselbe Probe auf veränderte Zellen untersucht.',
      ),
      paragraph(
        'Sie liegen auf der Seite oder auf dem Rücken, wie es Ihnen lieber ist, mit einem Tuch über sich. Die Pflegerin benutzt das kleinste passende Spekulum und eine weiche Bürste. Es fühlt sich vielleicht seltsam an, sollte aber nicht wehtun. Sagen Sie Stopp, und wir hören auf.',
      ),
      list(
        'Längerer Termin, wenn ein früherer Abstrich schmerzhaft oder belastend war',
        'Begleitperson auf Wunsch',
        'Ergebnis per Brief innerhalb von zwei bis drei Wochen',
      ),
    ),
    forWhom: 'Frauen und alle Menschen mit Gebärmutterhals von 25 bis 64 Jahren.',
    preparation:
      'Wählen Sie einen Tag, an dem Sie keine Regelblutung haben. Benutzen Sie zwei Tage vorher keine Cremes oder Gele in der Scheide. Mit einem Rock bleiben Sie halb angezogen.',
    faqs: [
      {
        question: 'Ich bin gegen HPV geimpft. Brauche ich den Test trotzdem?',
        answer: 'Ja. Die Impfung schützt sehr gut, aber nicht gegen jeden Typ des Virus.',
      },
      {
        question: 'Was bedeutet ein positives Ergebnis?',
        answer:
          'Dass das Virus gefunden wurde, was sehr häufig ist. Es bedeutet nicht Krebs. Je nach Zellen wiederholen wir den Test oder sehen genauer nach.',
      },
      {
        question: 'Gilt das auch für trans Männer?',
        answer:
          'Für alle Menschen mit Gebärmutterhals, ja. Sagen Sie uns, wie wir Sie ansprechen sollen, und wählen Sie die Uhrzeit, die Ihnen passt.',
      },
    ],
  },
  'emergency-care': {
    slug: 'notfallversorgung',
    title: 'Notfallversorgung rund um die Uhr',
    summary:
      'Ärztliche Hilfe, Pflege, Scanner und Operationssaal, zu jeder Stunde bereit für schwere Krankheiten und Verletzungen. Ohne Termin, ohne Überweisung.',
    description: richText(
      paragraph(
        'Bei Brustschmerzen, Atemnot, Zeichen eines Schlaganfalls, starken Blutungen oder einem schweren Unfall rufen Sie 999 an. Das Team im Krankenwagen behandelt Sie unterwegs und sagt uns, was wir vorbereiten sollen.',
      ),
      paragraph(
        'In jeder Schicht arbeiten etwa dreißig Menschen in der Abteilung. Ein Scanner steht neben dem Schockraum, das Labor antwortet innerhalb einer Stunde, und Fachleute für Chirurgie, Herz- und Kindermedizin sind die ganze Nacht im Haus.',
      ),
      list(
        'Eigener Eingang im Norden, stufenlos',
        'Eigener Bereich für Kinder',
        'Ruhiger Raum für Menschen in einer seelischen Krise, mit einer ausgebildeten Pflegekraft',
        'Hilfe bei Gewalt zu Hause: Bitten Sie einfach jemanden von uns um ein Gespräch unter vier Augen',
      ),
      paragraph(
        'Bei Beschwerden, die bis morgen warten können, geht es in einer Sprechstunde oder Hausarztpraxis oft schneller.',
      ),
    ),
    forWhom: 'Alle, deren Leben oder Gesundheit jetzt in Gefahr ist, in jedem Alter und zu jeder Stunde.',
    faqs: [
      {
        question: 'Warum kommen andere vor mir dran?',
        answer:
          'Wir behandeln danach, wie krank jemand ist, und nicht danach, wer zuerst kam. Sagen Sie einer Pflegekraft Bescheid, wenn es Ihnen schlechter geht.',
      },
      {
        question: 'Wer darf bei mir bleiben?',
        answer:
          'Eine Person im Behandlungsbereich, bei einem Kind beide Eltern. Bei Lebensgefahr machen wir Ausnahmen.',
      },
    ],
  },
  'minor-injuries': {
    slug: 'leichte-verletzungen',
    title: 'Leichte Verletzungen',
    summary:
      'Schnittwunden, Verbrennungen, Verstauchungen, Bisse und Fremdkörper in Augen oder Ohren, von spezialisierten Pflegekräften behandelt, täglich von acht Uhr bis zweiundzwanzig Uhr.',
    description: richText(
      paragraph(
        'Nicht jede Verletzung braucht die große Notaufnahme. Unsere spezialisierten Pflegekräfte reinigen und schließen Wunden, verbinden Verbrennungen, ziehen Splitter heraus und beurteilen Röntgenbilder von Händen und Füßen. Die meisten sind nach zwei Stunden wieder zu Hause.',
      ),
      heading('Was wir hier behandeln'),
      list(
        'Schnitt- und Schürfwunden',
        'Verstauchungen und einfache Brüche an Arm, Hand, Knöchel oder Fuß',
        'Kleine Verbrennungen und Verbrühungen',
        'Bisse und Stiche',
        'Fremdkörper in Nase, Ohr oder Auge',
      ),
      paragraph(
        'Meint die Pflegekraft, dass Sie mehr brauchen, ist ärztliche Hilfe gleich hinter der Tür. Wunden sehen wir in der Nachsorgesprechstunde noch einmal an, die Sie online buchen können.',
      ),
    ),
    forWhom:
      'Erwachsene und Kinder ab einem Jahr mit Schnittwunden, Verstauchungen, kleinen Verbrennungen oder einem möglichen Knochenbruch.',
    preparation:
      'Kühlen Sie eine Verbrennung zwanzig Minuten unter fließendem Leitungswasser, bevor Sie losfahren, und drücken Sie ein sauberes Tuch auf eine blutende Wunde. Bringen Sie Ihren Impfpass (Tetanus) mit, wenn Sie ihn haben.',
    faqs: [
      {
        question: 'Wann ist eine Verletzung nicht mehr leicht?',
        answer:
          'Nach einem Schlag auf den Kopf mit Ohnmacht oder Erbrechen, bei einer tiefen Wunde, die weiterblutet, einem herausstehenden Knochen oder einer großen Verbrennung. Rufen Sie 999 an.',
      },
      {
        question: 'Brauche ich eine Auffrischung gegen Tetanus?',
        answer:
          'Das hängt von der Wunde ab und davon, welche Impfungen Sie schon hatten. Die Pflegekraft prüft es und impft Sie, wenn nötig.',
      },
    ],
  },
  'mri-scan': {
    slug: 'mrt',
    title: 'MRT',
    summary:
      'Genaue Bilder von Gehirn, Wirbelsäule, Gelenken und Organen, mit Magnet und Radiowellen, ohne Röntgenstrahlung.',
    description: richText(
      paragraph(
        'Ein MRT-Gerät ist ein starker Magnet mit einem Tunnel, der an beiden Enden offen ist. Sie liegen still auf einer Liege, während es klopft und brummt. Sie tragen einen Gehörschutz und halten einen weichen Ball. Drücken Sie ihn, und wir unterbrechen und kommen herein.',
      ),
      list(
        'Dauer: zwanzig bis fünfundvierzig Minuten, je nach Körperteil',
        'Manchmal wird über eine Vene ein Kontrastmittel gegeben',
        'Sie können gleich danach wieder arbeiten, außer Sie hatten ein Beruhigungsmittel',
      ),
      paragraph(
        'Unser Gerät hat eine weite Öffnung und einen Spiegel, durch den Sie das Fenster sehen. Wenn enge Räume für Sie schwer sind, sehen Sie es sich vorher an. Neun von zehn, die unsicher waren, haben die Untersuchung nach einem solchen Besuch geschafft.',
      ),
    ),
    forWhom:
      'Menschen, bei denen ein genauer Blick auf Gelenke, Gehirn, Wirbelsäule oder Organe nötig ist. Mit manchen Implantaten nicht geeignet.',
    preparation:
      'Lassen Sie Schmuck, Uhren, Karten und Hörgeräte außerhalb des Raums. Sagen Sie uns vorher, wenn Sie einen Herzschrittmacher, Clips, Implantate, Metallsplitter oder eine große Tätowierung haben oder schwanger sein könnten. Nüchtern müssen Sie nur für Aufnahmen des Bauchs sein.',
    faqs: [
      {
        question: 'Ist der Magnet gefährlich?',
        answer:
          'Für den Körper selbst nicht. Metall ist die Gefahr, deshalb stellen wir so viele Fragen zweimal.',
      },
      {
        question: 'Ich habe ein künstliches Knie. Ist das ein Problem?',
        answer:
          'Fast alle künstlichen Gelenke sind im MRT unbedenklich. Bringen Sie bitte Ihren Implantatpass mit, wenn Sie einen haben.',
      },
      {
        question: 'Wann bekomme ich das Ergebnis?',
        answer:
          'Der Befund liegt Ihrer Ärztin oder Ihrem Arzt innerhalb von drei Werktagen vor, früher, wenn etwas dringend ist.',
      },
    ],
  },
  'ct-scan': {
    slug: 'ct',
    title: 'CT',
    summary:
      'Ein Ring aus Röntgenstrahlen macht in wenigen Sekunden Hunderte Schichtbilder. Schnell, genau und für Notfälle Tag und Nacht verfügbar.',
    description: richText(
      paragraph(
        'Ein CT-Gerät sieht aus wie ein großer Ring mit einer Liege. Die Liege gleitet hindurch, während Sie kurz den Atem anhalten. Aus den Schichten setzt der Computer Bilder zusammen, in denen wir durch den Körper reisen können.',
      ),
      paragraph(
        'Eine CT braucht mehr Strahlung als eine einfache Röntgenaufnahme. Deshalb wird jede Anforderung radiologisch geprüft: Ist die CT das Beste, oder würden Ultraschall oder MRT genauso gut antworten? Ihre Dosis bekommen Sie schriftlich mit dem Befund.',
      ),
      list(
        'Brust, Bauch, Knochen, Blutgefäße, Kopf',
        'Bei vielen Aufnahmen Kontrastmittel über eine Vene; Ihnen wird für einige Sekunden warm',
        'Zeit im Raum: zehn bis zwanzig Minuten',
      ),
    ),
    forWhom:
      'Menschen, bei denen schnell genaue Bilder nötig sind. Sagen Sie uns zuerst, wenn Sie schwanger sein könnten.',
    preparation:
      'In Ihrem Brief steht, ob Sie nüchtern sein müssen. Trinken Sie Wasser wie gewohnt. Sagen Sie uns, wenn Sie eine Nierenerkrankung oder eine Überfunktion der Schilddrüse haben, Metformin nehmen, schon einmal auf Kontrastmittel reagiert haben oder schwanger sein könnten.',
    faqs: [
      {
        question: 'Ist das Kontrastmittel sicher?',
        answer:
          'Für fast alle. Leichter Juckreiz kommt gelegentlich vor, schwere Reaktionen sind selten, und wir sind darauf vorbereitet.',
      },
      {
        question: 'Werde ich mich eingeengt fühlen?',
        answer: 'Kaum. Der Ring ist kurz und offen, und die Aufnahme ist schnell vorbei.',
      },
    ],
  },
  'x-ray': {
    slug: 'rontgen',
    title: 'Röntgen',
    summary:
      'Ein schnelles Bild von Knochen, Brust oder Gelenken mit niedriger Dosis. Kommen Sie werktags mit dem Anforderungsschein vorbei, ohne Termin.',
    description: richText(
      paragraph(
        'Röntgenstrahlen durchdringen die weichen Teile des Körpers und werden vom Knochen aufgehalten. Deshalb sind sie die erste Wahl bei Verdacht auf einen Bruch, bei einem verschlissenen Gelenk oder einer Lungenentzündung. Unsere digitalen Platten brauchen weniger Strahlung als früher der Film.',
      ),
      list(
        'Sie stehen, sitzen oder liegen so, wie die Fachkraft es zeigt',
        'Jede Aufnahme dauert weniger als eine Sekunde',
        'Der ganze Besuch dauert etwa fünfzehn Minuten',
      ),
      paragraph(
        'Wer Sie zu uns geschickt hat, kann die Bilder sofort öffnen, und der radiologische Befund folgt innerhalb von drei Werktagen. Ohne Termin können Sie werktags von 07:30 bis 18:00 Uhr kommen. Am ruhigsten ist es nach drei Uhr nachmittags.',
      ),
    ),
    forWhom:
      'Erwachsene und Kinder, für die eine Aufnahme ärztlich angefordert ist. Sagen Sie uns zuerst, wenn Sie schwanger sein könnten.',
    preparation:
      'Bringen Sie den Anforderungsschein mit. Legen Sie Schmuck und Kleidung mit Metall an der betreffenden Stelle ab. Sagen Sie uns vor der Aufnahme, wenn Sie schwanger sein könnten.',
    faqs: [
      {
        question: 'Wie viel Strahlung ist das?',
        answer:
          'Eine Röntgenaufnahme der Brust entspricht einigen Tagen der natürlichen Strahlung, die uns alle umgibt. Bei einer Hand oder einem Fuß ist es noch weniger.',
      },
      {
        question: 'Darf ich mein Kind während der Aufnahme halten?',
        answer:
          'Oft ja, mit einer Schutzschürze, außer Sie sind selbst schwanger. Dann sollte eine andere erwachsene Person helfen.',
      },
    ],
  },
  'blood-and-urine-tests': {
    slug: 'blut-und-urinuntersuchungen',
    title: 'Blut- und Urinuntersuchungen',
    summary:
      'Proben, von geübten Händen abgenommen und im eigenen Labor untersucht. Die meisten Ergebnisse liegen innerhalb eines Werktags vor.',
    description: richText(
      paragraph(
        'Ein paar Tropfen Blut können zeigen, wie es Nieren, Leber, Schilddrüse und Knochenmark geht. Wichtig ist, die richtigen Fragen zu stellen. Deshalb wählen wir die Untersuchungen ärztlich mit Ihnen aus. Lange Listen in der Hoffnung, irgendetwas zu finden, verkaufen wir nicht.',
      ),
      heading('So läuft es ab'),
      list(
        'Ziehen Sie am Empfang im Erdgeschoss des Südflügels eine Nummer',
        'Übliche Wartezeit werktags am Vormittag: zehn Minuten',
        'Abnahme der Probe: zwei bis drei Minuten',
        'Ergebnis: an Ihre Ärztin oder Ihren Arzt, auf Wunsch mit einer Kopie für Sie',
      ),
      heading('Wann Ihr Ergebnis vorliegt'),
      table(
        ['Untersuchung', 'Nüchtern', 'Ergebnis'],
        ['Blutbild', 'Nicht nötig', 'Am selben Tag'],
        ['Niere und Leber', 'Nicht nötig', 'Am selben Tag'],
        ['Blutzucker', 'Acht Stunden, Wasser ist erlaubt', 'Am selben Tag'],
        ['Langzeitblutzucker (HbA1c)', 'Nicht nötig', 'Am nächsten Werktag'],
        ['Schilddrüse', 'Nicht nötig', 'Am nächsten Werktag'],
        ['Urinkultur', 'Nicht nötig', 'Nach zwei bis drei Tagen'],
      ),
      paragraph(
        'Unser Labor arbeitet rund um die Uhr, weil Stationen und Notaufnahme darauf angewiesen sind. Einige seltene Untersuchungen gehen an ein Partnerlabor und dauern bis zu zwei Wochen.',
      ),
    ),
    forWhom: 'Alle mit einer ärztlichen Anforderung, von uns oder aus Ihrer eigenen Praxis.',
    preparation:
      'Trinken Sie ein Glas Wasser. Nüchtern müssen Sie nur sein, wenn es auf Ihrem Schein steht. Mit warmen Händen und weiten Ärmeln sind Venen leichter zu finden. Sagen Sie uns, wenn Sie Blutverdünner nehmen oder leicht ohnmächtig werden.',
    faqs: [
      {
        question: 'Ich werde immer ohnmächtig. Was kann ich tun?',
        answer:
          'Sagen Sie es uns und legen Sie sich dafür hin. Essen und trinken Sie vorher, wenn die Untersuchung es erlaubt, und schauen Sie aus dem Fenster: Die Aussicht ist gut.',
      },
      {
        question: 'Neben meinem Ergebnis steht ein Pfeil. Ist das schlimm?',
        answer:
          'Er bedeutet, dass der Wert außerhalb des üblichen Bereichs liegt. Das ist auch bei einem von zwanzig gesunden Menschen so. Wir betrachten ihn zusammen mit allem anderen.',
      },
      {
        question: 'Woher kommt der blaue Fleck?',
        answer:
          'Unter der Haut ist etwas Blut ausgetreten. Drücken Sie nach der Abnahme zwei Minuten fest auf die Stelle und beugen Sie den Arm nicht.',
      },
    ],
  },
  'diabetes-clinic': {
    slug: 'diabetessprechstunde',
    title: 'Diabetessprechstunde',
    summary:
      'Ärztliche Hilfe, Pflege und Ernährungsberatung an einem Termin, für Menschen mit Diabetes Typ 1 oder Typ 2 und für alle, die es gerade erfahren haben.',
    description: richText(
      paragraph(
        'Um Ihren Diabetes kümmern Sie sich fast jede Stunde des Jahres selbst. Wir sehen Sie vielleicht drei davon. Deshalb geht es in dieser Sprechstunde um das, was an den anderen Tagen funktioniert: Mahlzeiten, die Sie mögen, eine Dosis, auf die Sie sich verlassen können, Alarme, die Sie schlafen lassen.',
      ),
      list(
        'Langzeitblutzucker (HbA1c), gemessen, während Sie warten',
        'Einmal im Jahr Kontrolle von Füßen, Blutdruck und Nieren',
        'Sensoren und Insulinpumpen: Beratung, Schulung, Auswertung der Daten',
        'Gruppenkurs nach neuer Diagnose, vier Abende',
      ),
      paragraph(
        'Hohe Werte werden einem oft vorgeworfen. Hier nicht. Zahlen sind Informationen und sonst nichts, und das Ziel vereinbaren wir mit Ihnen. Zweimal in der Woche gibt es Abendtermine.',
      ),
    ),
    forWhom:
      'Erwachsene mit Diabetes Typ 1 oder Typ 2 und Menschen, die gerade erfahren haben, dass ihr Zucker zu hoch ist.',
    preparation:
      'Bringen Sie Ihr Messgerät, Ihren Sensor oder Ihre Pumpe mit Ladegerät, Ihr Tagebuch, falls Sie eines führen, und alle Medikamente mit. Essen Sie und nehmen Sie Insulin wie gewohnt. Tragen Sie Socken, die sich leicht ausziehen lassen.',
    faqs: [
      {
        question: 'Was soll ich tun, wenn mein Zucker zu niedrig ist?',
        answer:
          'Nehmen Sie 15 bis 20 Gramm schnellen Zucker, zum Beispiel ein kleines Glas Saft, und messen Sie nach zehn bis fünfzehn Minuten noch einmal. Kann jemand nicht schlucken oder ist bewusstlos, rufen Sie 999 an.',
      },
      {
        question: 'Kann Diabetes Typ 2 verschwinden?',
        answer:
          'Manche erreichen durch weniger Gewicht normale Werte ohne Medikamente. Kontrollen bleiben wichtig, denn er kann wiederkommen.',
      },
    ],
  },
  'hospital-pharmacy': {
    slug: 'krankenhausapotheke',
    title: 'Krankenhausapotheke',
    summary:
      'Rezepte, Beratung und eine ruhige Prüfung all dessen, was Sie einnehmen. In der Eingangshalle, an sieben Tagen in der Woche geöffnet.',
    description: richText(
      paragraph(
        'Hier können Sie auf dem Weg aus der Sprechstunde ein Rezept einlösen und fragen, was Sie oben vergessen haben. Ist ein Medikament nicht vorrätig, klären wir mit der Ärztin oder dem Arzt ein anderes, während Sie warten.',
      ),
      paragraph(
        'Wer fünf oder mehr Medikamente nimmt, kann sie prüfen lassen. Bringen Sie alles in den Packungen mit, auch Kräuter und Vitamine. Wir suchen nach Doppeltem, nach Unverträglichem und nach Dosierungen, die nicht mehr passen, und schreiben eine Liste für Sie und Ihre Ärztinnen und Ärzte.',
      ),
      list(
        'Geöffnet Montag bis Freitag 08:00–20:00 Uhr, Samstag und Sonntag 09:00–17:00 Uhr',
        'Wochendosierer auf Wunsch fertig gepackt',
        'Eigener Raum für vertrauliche Beratung',
        'Rücknahme und sichere Entsorgung nicht gebrauchter Medikamente',
      ),
    ),
    forWhom: 'Unsere Patientinnen und Patienten, ihre Familien und alle mit einem Rezept.',
    preparation:
      'Bringen Sie zur Prüfung alle Medikamente mit, die Sie benutzen, auch Cremes, Tropfen und Rezeptfreies.',
    faqs: [
      {
        question: 'Kann ich ein Rezept aus meiner eigenen Praxis einlösen?',
        answer: 'Ja, jedes gültige Rezept.',
      },
      {
        question: 'Liefern Sie auch?',
        answer:
          'An Menschen, die gerade entlassen wurden und höchstens fünf Meilen (acht Kilometer) entfernt wohnen, werktags am Nachmittag.',
      },
      {
        question: 'Sind Generika genauso gut?',
        answer:
          'Ja. Sie enthalten denselben Wirkstoff und erfüllen dieselben Anforderungen. Bei einigen wenigen Medikamenten bleiben wir bei einem Hersteller und sagen Ihnen, bei welchen.',
      },
    ],
  },
};

/** Conditions of skin, eyes, ears, throat and teeth, in German. */
import { signs } from '#server/demo/condition.ts';
import { heading, list, paragraph, richText } from '#server/demo/rich-text.ts';
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const conditionsOfSkinAndSenses: DemoWords = {
  acne: {
    slug: 'akne',
    title: 'Akne',
    otherNames: 'Pickel, Mitesser, unreine Haut',
    summary:
      'Verstopfte und entzündete Poren an Gesicht, Brust und Rücken. Fast alle Jugendlichen haben sie, viele Erwachsene auch, und sie lässt sich behandeln, bevor Narben entstehen.',
    beSeenToday: signs(
      'Ihre Haut ist plötzlich sehr schmerzhaft, und Sie haben Fieber.',
      'Sie nehmen Isotretinoin und sind vielleicht schwanger, oder Ihre Stimmung ist sehr gedrückt geworden.',
    ),
    atHome: signs(
      'Sie haben Mitesser oder einige Pickel.',
      'Ein Waschmittel für die Haut oder ein Gel aus der Apotheke hilft, wenn auch langsam.',
    ),
    description: richText(
      paragraph(
        'Drüsen in der Haut bilden Talg. Hormone regen sie an, abgestorbene Haut verstopft die Pore, und Bakterien erledigen den Rest. Mit Schmutz hat das nichts zu tun, und häufigeres Waschen macht es schlimmer.',
      ),
      paragraph(
        'Jede Behandlung braucht zwei bis drei Monate, bis man etwas sieht. Viele geben nach zwei Wochen auf. Das ist der häufigste Grund, warum eine Behandlung nicht hilft.',
      ),
    ),
    selfCare: richText(
      list(
        'Waschen Sie sich zweimal am Tag mit einem milden Reinigungsmittel und lauwarmem Wasser.',
        'Tragen Sie am Abend dünn ein Gel mit Benzoylperoxid auf. Es bleicht Handtücher.',
        'Wählen Sie Cremes und Make-up, die als nicht porenverstopfend gekennzeichnet sind.',
        'Drücken Sie nichts aus. Davon kommen die Narben.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'Sie schmerzhafte Knoten oder die ersten Narben haben',
        'drei Monate mit einem Gel aus der Apotheke nicht geholfen haben',
        'es Sie unglücklich macht, so leicht es auch aussieht',
      ),
    ),
    author: 'Dr. Ingrid Halvorsen',
  },
  earache: {
    slug: 'ohrenschmerzen',
    title: 'Ohrenschmerzen',
    otherNames: 'Ohrenweh, Ohrenentzündung, Mittelohrentzündung',
    summary:
      'Bei kleinen Kindern nach einer Erkältung häufig und meist nach drei Tagen ohne Antibiotikum vorbei. Wichtig ist, wie krank Ihr Kind ist.',
    callNow: signs(
      'Der Nacken ist steif, ein Ausschlag lässt sich nicht wegdrücken, oder die Person ist schwer zu wecken.',
      'Eine Gesichtshälfte hängt herab.',
      'Es kam nach einem Schlag auf den Kopf, und aus dem Ohr läuft klare oder blutige Flüssigkeit.',
    ),
    beSeenToday: signs(
      'Das Ohr steht ab, und der Knochen dahinter ist rot, geschwollen und schmerzhaft.',
      'Ein Kind unter zwei Jahren hat Schmerzen in beiden Ohren, oder ein Baby unter sechs Monaten hat Ohrenschmerzen.',
      'Aus dem Ohr läuft Flüssigkeit.',
      'Ein Ohr ist plötzlich taub.',
      'Es besteht Fieber von 39 °C oder mehr.',
    ),
    atHome: signs(
      'Es begann mit einer Erkältung, vor weniger als drei Tagen.',
      'Paracetamol oder Ibuprofen hilft, und Ihr Kind spielt und trinkt.',
    ),
    description: richText(
      paragraph(
        'Eine Erkältung verstopft den engen Gang zwischen Nase und Ohr. Hinter dem Trommelfell sammelt sich Flüssigkeit, drückt und schmerzt. Manchmal reißt das Trommelfell, Flüssigkeit läuft heraus, und der Schmerz ist sofort weg. Das Loch schließt sich innerhalb von Wochen von selbst.',
      ),
      paragraph(
        'Schmerzen, wenn Sie am Ohr ziehen, sprechen dagegen für den Gehörgang, oft nach dem Schwimmen.',
      ),
    ),
    selfCare: richText(
      list(
        'Geben Sie Paracetamol oder Ibuprofen nach Gewicht, wie es auf der Packung steht.',
        'Halten Sie ein warmes Tuch ans Ohr.',
        'Geben Sie nichts ins Ohr: keine Wattestäbchen, kein Öl, keine Tropfen, solange es nicht ärztlich untersucht ist.',
        'Halten Sie Wasser fern, solange es wehtut.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'es nach drei Tagen nicht besser ist',
        'es in einem halben Jahr dreimal wiedergekommen ist',
        'das Hören nach sechs Wochen noch dumpf ist',
      ),
    ),
    author: 'Mr Callum Strachan',
  },
  eczema: {
    slug: 'neurodermitis',
    title: 'Neurodermitis',
    otherNames: 'Atopisches Ekzem, atopische Dermatitis, juckende Haut, Ausschlag',
    summary:
      'Trockene, juckende, rote Haut, die kommt und geht, oft seit der Kindheit. Tägliches Eincremen hält das meiste davon fern.',
    callNow: signs(
      'Lippen, Zunge oder Gesicht schwellen an, und das Atmen fällt schwer. Das ist eine allergische Reaktion, keine Neurodermitis.',
    ),
    beSeenToday: signs(
      'Kleine schmerzhafte Bläschen oder wie ausgestanzte Wunden breiten sich schnell aus.',
      'Die Haut nässt, hat gelbe Krusten und ist heiß, und Sie haben Fieber.',
      'Die Haut nahe an einem Auge ist betroffen, und das Auge schmerzt.',
    ),
    atHome: signs(
      'Es ist einer Ihrer üblichen Schübe.',
      'Die Haut ist trocken und juckt, ist aber nicht offen.',
    ),
    description: richText(
      paragraph(
        'Bei Neurodermitis lässt die Haut Wasser hinaus und Reizstoffe hinein. Sie juckt, Kratzen verletzt sie, und verletzte Haut juckt noch mehr. Oft kommen Heuschnupfen und Asthma dazu, und sie liegt in der Familie. Ansteckend ist sie nicht.',
      ),
      paragraph(
        'Man verwendet zweierlei zusammen: eine einfache Pflegecreme, immer, und im Schub einige Tage lang eine Kortisoncreme. Wie verschrieben angewendet, macht Kortison die Haut nicht dünner.',
      ),
    ),
    selfCare: richText(
      list(
        'Tragen Sie zweimal am Tag reichlich einfache Pflegecreme auf, auch wenn die Haut gut aussieht. Erwachsene brauchen etwa eine Dose pro Woche.',
        'Waschen Sie sich mit lauwarmem Wasser und einer Pflegecreme statt Seife, höchstens zehn Minuten.',
        'Tragen Sie Baumwolle auf der Haut und halten Sie die Nägel kurz.',
        'Beginnen Sie mit der Creme für Schübe am ersten Tag des Juckens.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'das Jucken Sie oder Ihr Kind wach hält',
        'Cremes aus der Apotheke innerhalb von zwei Wochen nicht geholfen haben',
        'Sie wissen möchten, ob eine Allergie dahintersteckt',
      ),
    ),
    author: 'Dr. Ingrid Halvorsen',
  },
  moles: {
    slug: 'veranderte-muttermale',
    title: 'Veränderte Muttermale',
    otherNames: 'Melanom, schwarzer Hautkrebs, Leberfleck, Muttermal, dunkler Fleck',
    summary:
      'Die meisten Muttermale sind harmlos und bleiben es. Verändert sich eines, sollte es binnen Tagen ärztlich untersucht werden: Früh entdeckt, heilt eine kleine Operation Hautkrebs.',
    beSeenToday: signs('Ein Muttermal blutet und hört nach zehn Minuten festem Druck nicht auf.'),
    atHome: signs(
      'Das Muttermal sieht seit Jahren gleich aus.',
      'Es ist rund, einfarbig und wie Ihre anderen Muttermale.',
    ),
    description: richText(
      paragraph(
        'Ein Melanom beginnt in den Zellen, die der Haut ihre Farbe geben, in einem alten Muttermal oder auf freier Haut. Achten Sie auf fünf Dinge: eine Hälfte ungleich der anderen, ein unregelmäßiger Rand, mehr als eine Farbe, größer als sechs Millimeter, und Veränderung. Die Veränderung ist am wichtigsten.',
      ),
      paragraph(
        'Wir sehen es uns mit einer Lupe an, die unter die Oberfläche blickt. Das dauert eine Minute und tut nicht weh. Bei Zweifeln wird das Muttermal mit örtlicher Betäubung herausgeschnitten und untersucht.',
      ),
    ),
    selfCare: richText(
      list(
        'Sehen Sie sich Ihre Haut einmal im Monat an, am Rücken mit Hilfe.',
        'Machen Sie zum Vergleich ein Foto mit einer Münze neben dem Muttermal.',
        'Bleiben Sie mittags im Schatten und tragen Sie einen Hut und Sonnencreme mit Lichtschutzfaktor 30 oder mehr.',
        'Gehen Sie nicht ins Solarium.',
      ),
      heading('Buchen Sie noch diese Woche einen Termin, wenn', 3),
      list(
        'ein Muttermal wächst, Form oder Farbe ändert, juckt oder blutet',
        'es anders aussieht als alle Ihre anderen',
        'nach dem vierzigsten Lebensjahr ein neuer dunkler Fleck auftritt oder ein dunkler Strich unter einem Nagel',
      ),
    ),
    author: 'Dr. Ingrid Halvorsen',
  },
  'red-eye': {
    slug: 'rotes-auge',
    title: 'Rotes Auge',
    otherNames: 'Bindehautentzündung, Konjunktivitis, Augenentzündung, verklebtes Auge',
    summary:
      'Ein rotes, sandiges, verklebtes Auge ist meist eine leichte Entzündung und nach zwei Wochen vorbei. Anders ist es bei Schmerzen oder schlechtem Sehen.',
    callNow: signs(
      'Sie sehen plötzlich nichts mehr.',
      'Etwas ist ins Auge eingedrungen.',
      'Eine Chemikalie ist hineingeraten: Spülen Sie zuerst zwanzig Minuten mit Leitungswasser, dann rufen Sie an.',
    ),
    beSeenToday: signs(
      'Das Auge schmerzt mehr, als es juckt.',
      'Sie sehen verschwommen, oder Licht tut weh.',
      'Sie tragen Kontaktlinsen.',
      'Sie haben starke Kopfschmerzen, und Ihnen ist übel.',
      'Ein Baby unter vier Wochen hat ein rotes oder verklebtes Auge.',
    ),
    atHome: signs(
      'Es fühlt sich sandig an oder juckt, und Sie sehen gut.',
      'Es kam mit einer Erkältung oder in der Pollenzeit.',
    ),
    description: richText(
      paragraph(
        'Die durchsichtige Haut über dem Weißen des Auges wird rot, wenn Viren, Bakterien oder eine Allergie sie reizen. Bei Viren tränt das Auge, bei Bakterien verklebt es gelb, bei einer Allergie jucken beide Augen.',
      ),
      paragraph(
        'Ein hellroter Fleck ganz ohne Schmerzen ist ein geplatztes kleines Gefäß. Er sieht erschreckend aus, schadet nicht und verblasst wie ein blauer Fleck.',
      ),
    ),
    selfCare: richText(
      list(
        'Wischen Sie die Lider mit Watte und abgekochtem, abgekühltem Wasser ab, mit einem neuen Stück für jedes Auge.',
        'Lassen Sie Kontaktlinsen weg, bis das Auge einen Tag lang klar ist.',
        'Waschen Sie sich oft die Hände und benutzen Sie ein eigenes Handtuch: Entzündungen übertragen sich leicht.',
        'Ein kühles Tuch hilft gegen das Jucken.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'es nach einer Woche nicht besser ist',
        'es immer wiederkommt',
        'Ihre Augen die meiste Zeit trocken und rot sind',
      ),
    ),
    author: 'Prof. Margaret Lindqvist',
  },
  'sore-throat': {
    slug: 'halsschmerzen',
    title: 'Halsschmerzen',
    otherNames: 'Halsweh, Mandelentzündung, Angina, Streptokokken, Heiserkeit',
    summary:
      'Fast immer ein Virus und innerhalb einer Woche besser. Ein Antibiotikum verkürzt es um weniger als einen Tag, deshalb brauchen die meisten keines.',
    callNow: signs(
      'Sie ringen nach Luft oder machen beim Einatmen ein hohes Geräusch.',
      'Ihnen läuft der Speichel aus dem Mund, weil Sie ihn nicht schlucken können.',
      'Hals, Zunge oder Lippen schwellen plötzlich an.',
    ),
    beSeenToday: signs(
      'Sie können den Mund kaum öffnen, oder der Schmerz ist nur auf einer Seite stark.',
      'Sie können nicht trinken oder haben seit zwölf Stunden kein Wasser gelassen.',
      'Sie nehmen Medikamente, die das Immunsystem schwächen, oder Carbimazol.',
    ),
    atHome: signs(
      'Sie können trinken und weiche Speisen essen.',
      'Sie haben auch Schnupfen, Husten oder eine heisere Stimme.',
    ),
    description: richText(
      paragraph(
        'Im Hals kommen Viren zuerst an. Weiße Stellen auf den Mandeln können von Viren wie von Bakterien stammen. Fieber ohne Husten und geschwollene Lymphknoten am Hals machen Bakterien wahrscheinlicher.',
      ),
    ),
    selfCare: richText(
      list(
        'Trinken Sie oft, kalt oder warm, wie es Ihnen angenehmer ist. Für Kinder ist Wassereis gut.',
        'Erwachsene können mit einem halben Teelöffel Salz in einem Glas warmem Wasser gurgeln.',
        'Paracetamol oder Ibuprofen nimmt den größten Teil der Schmerzen.',
        'Schonen Sie Ihre Stimme und flüstern Sie nicht: Das strengt mehr an als leises Sprechen.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'es länger als eine Woche dauert',
        'Sie fünfmal in einem Jahr eine Mandelentzündung hatten',
        'Sie seit drei Wochen heiser sind',
      ),
    ),
    author: 'Mr Callum Strachan',
  },
  toothache: {
    slug: 'zahnschmerzen',
    title: 'Zahnschmerzen',
    otherNames: 'Zahnweh, Zahnabszess, vereiterter Zahn, dicke Backe',
    summary:
      'Schmerzen, die auf Karies, einen Riss oder eine Entzündung hinweisen. Tabletten helfen über eine Nacht; die Ursache kann nur eine zahnärztliche Behandlung beseitigen.',
    callNow: signs(
      'Eine Schwellung an Mund, Gesicht oder Hals erschwert das Atmen, Schlucken oder Sprechen.',
      'Ein Auge schwillt zu.',
    ),
    beSeenToday: signs(
      'Ihre Wange oder Ihr Kiefer ist geschwollen, oder Sie haben Fieber.',
      'Ein Zahn wurde ausgeschlagen. Bewahren Sie ihn in Milch auf und kommen Sie innerhalb einer Stunde.',
      'Eine Zahnlücke blutet noch, nachdem Sie zwanzig Minuten auf ein Tuch gebissen haben.',
      'Schmerzmittel helfen nicht.',
    ),
    atHome: signs(
      'Es zieht kurz bei Kaltem oder Süßem.',
      'Schmerzmittel helfen, und Sie haben einen Termin gebucht.',
    ),
    description: richText(
      paragraph(
        'In jedem Zahn liegt ein Nerv. Karies in seiner Nähe macht den Zahn empfindlich; erreicht sie ihn, pocht es, am schlimmsten nachts. Stirbt der Nerv ab, kann der Schmerz aufhören und sich an der Wurzel ein Abszess bilden. Auch ein Schmerz, der vergangen ist, gehört deshalb in zahnärztliche Behandlung.',
      ),
    ),
    selfCare: richText(
      list(
        'Nehmen Sie Ibuprofen oder Paracetamol nach der Packungsangabe. Legen Sie kein Aspirin auf das Zahnfleisch: Es verätzt.',
        'Spülen Sie mit Salzwasser und schlafen Sie mit erhöhtem Kopf.',
        'Essen Sie weiche, lauwarme Speisen auf der anderen Seite.',
        'Ein ausgeschlagener bleibender Zahn: an der Krone anfassen, sauber lecken, wieder einsetzen oder in Milch legen.',
      ),
      heading('Buchen Sie einen Termin, wenn', 3),
      list(
        'ein Zahn seit mehr als zwei Tagen wehtut',
        'eine Füllung oder Krone verloren gegangen ist',
        'Ihr Zahnfleisch blutet oder ein Weisheitszahn schmerzt',
      ),
    ),
    author: 'Dr. Camila Duarte',
  },
};

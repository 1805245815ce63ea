import { canonicalWord } from './canonicalWord.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(canonicalWord));

/** Stop words in the five languages of the names. */
const stopWords = setOf(
  `and at by for from in is of on or the to with without de del della des di do dos du el en et la le les os para pour por
  sur um una une und von vom zu zum zur mit ohne aus fur als der die das dem den ein eine com sem con sin au aux da na no`,
);

/** After these words comes what a material is for; it ranks, but it is not the material. */
const purposeWords = setOf('for fur pour para por in');

/** Forms, grades, packaging and words of trade: they never decide which material is meant. */
const qualifiers = setOf(
  `technical tech grade quality pure purity reagent analytical industrial commercial food feed pharma pharmaceutical cosmetic fertilizer
  agricultural agri medical usp bp ep nf fcc jp ph eur pharmacopoeia kosher halal vegan organic natural synthetic virgin refined crude
  recycled raw powder powdered granule granular granulated pellet flake bead crystal crystalline prill prilled lump chip micropearl liquid solution
  aqueous solid gas gaseous liquefied paste slurry dust fine coarse ground milled micronized mesh micron min max minimum maximum percent
  content concentration concentrated dilute diluted anhydrous dry dried wet dense light heavy bulk bag drum barrel ibc tote tank tanker jumbo big
  container pallet sack bale kg g ton tonne mt lb litre liter l gal gallon ml buy sell order price quote quotation cost supplier supply
  manufacturer producer distributor vendor wholesale cheap sale sample spot delivery delivered import export importer exporter market urgent need
  needed looking want wanted require required available offer raw material ingredient chemical product substance compound additive agent type
  brand name general purpose standard injection extrusion molding blow film bottle raffia fiber spinning iso haltbar technisch
  pulver granulat lebensmittelqualitat futterqualitat reinheit rein flussig fest losung wasserfrei techniq technique poudre granule
  liquide alimentaire pur anhydre tecnico polvo grado alimentario liquido granulado puro anhidro anidro em po grau alimenticio solucao
  solucion cas no number formula code active normal ingredient api ingot coil sheet cathode native instant extra super ultra high low medium`,
);

/** Words of many names. A name of such a word and another is one thing: sodium and sulfate in two places are not sodium sulfate. */
const heads = setOf(
  `acid oil gum oxide dioxide trioxide peroxide hydroxide chloride fluoride bromide iodide sulfate sulfite sulfide thiosulfate nitrate
  nitrite phosphate phosphite carbonate bicarbonate hydrogencarbonate silicate borate chlorate chlorite hypochlorite perchlorate chromate
  dichromate permanganate cyanide acetate citrate tartrate lactate gluconate benzoate sorbate propionate formate oxalate stearate palmitate
  oleate laurate glutamate salt ester ether alcohol amine amide imide glycol ketone aldehyde anhydride isocyanate acrylate methacrylate
  phthalate terephthalate resin rubber fiber wax extract protein starch sugar meal flour butter powder seed starch hydrochloride
  monohydrate dihydrate pentahydrate alloy metal steel glass clay ash soda lime potash vitamin polymer copolymer elastomer plastic polyester
  cellulose gas water pigment black white red blue green yellow hydride nitride carbide sulfonate sulfonic polyphosphate pyrophosphate
  edta monomer emulsion latex syrup concentrate juice root leaf bark fruit milk egg meat fish bean corn wheat soy`,
);

const metals = setOf('calcium sodium potassium zinc iron magnesium copper manganese');

/** Too general for a name without its number: antioxidant 1010, vitamin B2. */
const generalWords = setOf(
  `vitamin antioxidant pigment dye omega coenzyme resin copolymer homopolymer polymer rubber salt extract mixed solid feed metal alloy
  ingot cathode coil steel block random impact hydrate monohydrate dihydrate pentahydrate trihydrate tetrahydrate yellow red blue green black white
  hcl native`,
);

export const isStopWord = (word: string): boolean => stopWords.has(word);
export const isPurposeWord = (word: string): boolean => purposeWords.has(word);
export const isQualifier = (word: string): boolean => qualifiers.has(word) || /(?<!carbo)hydrate$/u.test(word);
export const isHead = (word: string): boolean => heads.has(word);
export const isGeneral = (word: string): boolean =>
  generalWords.has(word) || metals.has(word) || heads.has(word) || isQualifier(word);
/** Zinc oxide says enough, although each of its words is general. */
export const isSalt = (words: readonly string[]): boolean =>
  words.some((word) => metals.has(word)) && words.some((word) => heads.has(word) && word !== 'salt');
/** Numbers, codes and short words are never corrected. */
export const isCorrectable = (word: string): boolean => /^\p{L}{5,}$/u.test(word);
/** Roman ones are oxidation states: iron(III) chloride. */
export const isNumber = (word: string): boolean => /^(?:\d[\d.,-]*s?|i{1,3}|iv|vi{0,3})$/u.test(word);
/** 2,4-d and 1,2-propanediol. */
const hasLocants = (word: string): boolean => /^\d{1,2}(?:,\d{1,2})*-\p{L}/u.test(word);
/** Letters and digits, such as K30, B12 and PA66. */
export const isCode = (word: string): boolean =>
  /\d/u.test(word) && /\p{L}/u.test(word) && !hasLocants(word) && !isNumber(word);

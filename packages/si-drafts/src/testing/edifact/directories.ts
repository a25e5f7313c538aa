// The message IFTMIN as the directories D.99B and D.01B define it, and the service segments of ISO 9735 around it.
/** A segment, or a group that begins with its first segment; how often it may stand there, and whether it must. */
export interface Place {
  readonly tag: string
  readonly must: boolean
  readonly most: number
  readonly inner?: readonly Place[]
}

/** `TAG` or `(group)`, M or C, repetitions. Both directories have the same table. */
const structure = `UNH M1 BGM M1 CTA C1 COM C9 DTM C9 TSR C9 CUX C9 MOA C99 FTX C99 CNT C9 DOC C9 GDS C9
( LOC M1 DTM C9 ) C99 ( TOD M1 LOC C9 ) C2 ( RFF M1 DTM C9 ) C999
( GOR M1 DTM C9 LOC C9 SEL C9 FTX C9 ( DOC M1 DTM C1 ) C9 ) C9
( CPI M1 RFF C99 CUX C1 LOC C9 MOA C9 ) C9
( TCC M1 LOC C1 FTX C1 CUX C1 PRI C1 EQN C1 PCD C1 MOA C9 QTY C9 ) C99
( TDT M1 DTM C9 TSR C9 ( LOC M1 DTM C9 ) C99 ( RFF M1 DTM C1 ) C9 ) C99
( NAD M1 LOC C9 MOA C9 ( CTA M1 COM C9 ) C9 ( DOC M1 DTM C1 ) C9 ( TCC M1 CUX C1 PRI C1 EQN C1 PCD C1 MOA C9 QTY C9 ) C99
  ( RFF M1 DTM C9 ) C9 ( CPI M1 RFF C99 CUX C1 LOC C9 MOA C9 ) C9 ( TSR M1 RFF C1 LOC C1 TPL C1 FTX C9 ) C99 ) M99
( GID M1 HAN C99 TMP C1 RNG C1 TMD C1 LOC C9 MOA C9 PIA C9 FTX C99 PCD C9 ( NAD M1 DTM C1 LOC C9 ) C9 GDS C9
  ( MEA M1 EQN C1 ) C99 ( DIM M1 EQN C1 ) C99 ( RFF M1 DTM C9 ) C9 ( PCI M1 RFF C1 DTM C1 GIN C10 ) C999 ( DOC M1 DTM C9 ) C9
  ( GOR M1 DTM C9 LOC C9 SEL C9 FTX C9 ( DOC M1 DTM C1 ) C9 ) C9 ( TPL M1 ( MEA M1 EQN C1 ) C9 ) C9
  ( SGP M1 ( MEA M1 EQN C1 ) C9 ) C999 ( TCC M1 CUX C1 PRI C1 EQN C1 PCD C1 MOA C9 QTY C9 LOC C9 ) C99
  ( DGS M1 FTX C99 ( CTA M1 COM C9 ) C9 ( MEA M1 EQN C1 ) C9 ( SGP M1 ( MEA M1 EQN C1 ) C9 ) C999 ) C99 ) C999
( EQD M1 EQN C1 TMD C1 MEA C9 DIM C9 SEL C99 TPL C9 HAN C1 TMP C1 FTX C9 RFF C9
  ( TCC M1 CUX C1 PRI C1 EQN C1 PCD C1 MOA C9 QTY C9 ) C99 ( NAD M1 DTM C1 ( CTA M1 COM C9 ) C9 ) C9 ( EQA M1 EQN C1 ) C99
  ( DGS M1 FTX C9 ( CTA M1 COM C9 ) C9 ) C99 ) C999
UNT M1`

function placesOf(words: string[]): Place[] {
  const places: Place[] = []
  while (words.length > 0 && words[0] !== ')') {
    const word = words.shift() ?? ''
    const inner = word === '(' ? placesOf(words) : undefined
    if (inner) words.shift()
    const often = words.shift() ?? ''
    const place = { must: often.startsWith('M'), most: Number(often.slice(1)) }
    places.push(inner ? { tag: inner[0]?.tag ?? '', ...place, inner } : { tag: word, ...place })
  }
  return places
}
/** Segment table of the message. */
export const messageTable: readonly Place[] = placesOf(structure.split(/\s+/))

/** One value: its kind (an, n), most digits or characters, and whether the length is fixed. */
interface Value {
  readonly must: boolean
  readonly numeric: boolean
  readonly fixed: boolean
  readonly most: number
}
/** One element: its values, and whether it must be there. */
export interface ElementRule {
  readonly must: boolean
  readonly values: readonly Value[]
}

/** Code, list, agency: how most coded elements end. */
const coded = 'can3/17 can3'
/**
 * Element by element: M or C for a single one, M[…] or C[…] for a composite, in it m or c for each value. `an35` is up to 35 characters, `n3!` three
 * digits; `an10/35` is D.99B and D.01B.
 */
const segments = `UNB M[ma4 mn1] M[man35 can4 can14] M[man35 can4 can14] M[mn6! mn4!] Man14
UNH Man14 M[man6 man3 man3 man2]
UNT Mn6 Man14
UNZ Mn6 Man14
BGM C[can3 ${coded} can35] C[can35 can9 can6] Can3 Can3
CTA Can3 C[can17 can35]
COM M[man512 man3]
DTM M[man3 can35 can3]
TSR C[man3 ${coded}] C[man3 ${coded} can3 ${coded}] C[man3 ${coded}] C[man3 ${coded}]
FTX Man3 Can3 C[man17 ${coded}] C[man512 can512 can512 can512 can512] Can3 Can3
CNT M[man3 mn18 can3]
DOC M[can3 ${coded} can35] C[can35 can3 can70 can3 can9 can6] Can3 Cn2 Cn2
GDS C[man3 ${coded}]
LOC Man3 C[can25 ${coded} can256] C[can25 ${coded} can70] C[can25 ${coded} can70] Can3
RFF M[man3 can35/70 can6 can35 can6]
CPI C[man3 ${coded}] C[man3 ${coded}] Can3
TDT Man3 Can17 C[can3 can17] C[can8 can17] C[can17 ${coded} can35] Can3 C[man3 man3 can17] C[can9 ${coded} can35 can3] Can3
NAD Man3 C[man35 ${coded}] C[man35 can35 can35 can35 can35] C[man35 can35 can35 can35 can35 can3] C[man35 can35 can35 can35] Can35 C[can9 ${coded} can70] Can17 Can3
GID Cn5 C[cn8 can17 ${coded} can35 can3] C[cn8 can17 ${coded} can35 can3]
TMP Man3 C[cn3/15 can3]
PIA Man3 M[can35 can3 ${coded}] C[can35 can3 ${coded}] C[can35 can3 ${coded}] C[can35 can3 ${coded}] C[can35 can3 ${coded}]
MEA Man3 C[can3 can3 can17 can70] C[man3 can18 cn18 cn18 cn2] Can3
DIM Man3 M[man3 cn15 cn15 cn15]
PCI Can3 C[man35 can35 can35 can35 can35 can35 can35 can35 can35 can35] Can3 C[man3 ${coded}]
SGP M[can17 ${coded} can3] Cn8
DGS Can3 C[man7 can7 can10] C[cn4! can8] C[cn3! can3] Can3 Can6 Can4 Can10 C[can4 can4!] C[can4 can4 can4] Can3 Can3 Can3
EQD Man3 C[can17 ${coded} can3] C[can4/10 ${coded} can35] Can3 Can3 Can3
SEL Can10/35 C[can3 ${coded} can35] Can3 C[man35 can35]`

export type Directory = 'D99B' | 'D01B'

const valueOf = (text: string, directory: Directory): Value => {
  const [, must = '', kind = '', first = '', second = first, fixed = ''] = /^([mcMC])(an|n|a)(\d+)(?:\/(\d+))?(!?)$/.exec(text) ?? []
  return { must: /m/i.test(must), numeric: kind === 'n', fixed: fixed !== '', most: Number(directory === 'D99B' ? first : second) }
}
function elementOf(text: string, directory: Directory): ElementRule {
  const composite = /^([MC])\[(.*)\]$/.exec(text)
  if (composite) {
    const values = (composite[2] ?? '').split(' ').map((value) => valueOf(value, directory))
    return { must: composite[1] === 'M', values }
  }
  const value = valueOf(text, directory)
  return { must: value.must, values: [{ ...value, must: true }] }
}

/** Elements of each segment that an IFTMIN of this directory may use here. */
export const segmentRules = (directory: Directory): ReadonlyMap<string, readonly ElementRule[]> =>
  new Map(
    segments.split('\n').map((line) => {
      const [tag = '', ...elements] = line.match(/[MC]\[[^\]]*\]|\S+/g) ?? []
      return [tag, elements.map((element) => elementOf(element, directory))]
    }),
  )

import type { Queryable } from '../../../kernel/database/database.ts'
import { texts } from '../texts.ts'
import { keepNumbers, lockRanges, usedOf, writeNext, type StoredRange } from './draw.repo.ts'

/** A slip that needs a number. `given`: the number that the depot told. */
export interface Wanting {
  readonly id: number
  readonly carrier: string
  readonly depot: string
  readonly given: string
}
export interface Drawn {
  readonly numbers: ReadonlyMap<number, string>
  /** Why a slip got none. */
  readonly refused: ReadonlyMap<number, string>
}

const formOf = /^[A-Z0-9][A-Z0-9-]{0,29}$/
const numberAt = ({ prefix, digits }: StoredRange, at: number) => prefix + String(at).padStart(digits, '0')
/** A range of the carrier and depot before one of the carrier, then of the depot, then of all. */
const precisionOf = ({ carrier, depot }: StoredRange) => (carrier === '' ? 0 : 2) + (depot === '' ? 0 : 1)
const serves =
  ({ carrier, depot }: Wanting) =>
  (range: StoredRange) =>
    (range.carrier === '' || range.carrier === carrier) && (range.depot === '' || range.depot === depot)

/**
 * Gives slips their numbers, in the transaction that issues them. To be asked last before the rows are written: the ranges are held until it ends,
 * and when it fails, no number is lost. A number that was used by hand is passed over. Asked as the server: ranges are the company's.
 */
export async function drawSlipNumbers(system: Queryable, company: number, wanting: readonly Wanting[]): Promise<Drawn> {
  const numbers = new Map<number, string>()
  const refused = new Map<number, string>()
  const drawing = wanting.filter(({ given }) => given === '')
  const ranges =
    drawing.length === 0
      ? []
      : await lockRanges(
          system,
          company,
          drawing.map(({ carrier }) => carrier),
          drawing.map(({ depot }) => depot),
        )
  const checkedNumbers = checkGiven(wanting, refused)
  const reservedNumbers = await keepNumbers(system, company, checkedNumbers)
  for (const { id, number } of checkedNumbers) {
    if (reservedNumbers.has(number)) numbers.set(id, number)
    else refused.set(id, texts.slip.numberUsed(number))
  }
  const cursors = new Map(ranges.map((range) => [range.id, new Cursor(system, company, range)]))
  for (let open = drawing; open.length > 0;) {
    const nextNumbers: { id: number; number: string; slip: Wanting }[] = []
    for (const slip of open) {
      const found = await drawFrom(slip, ranges, cursors)
      if ('refused' in found) refused.set(slip.id, found.refused)
      else nextNumbers.push({ id: slip.id, number: found.number, slip })
    }
    // somebody may have said a number by hand since it was looked at
    const fresh = await keepNumbers(system, company, nextNumbers)
    for (const { id, number } of nextNumbers) if (fresh.has(number)) numbers.set(id, number)
    open = nextNumbers.flatMap(({ number, slip }) => (fresh.has(number) ? [] : [slip]))
  }
  const moved = [...cursors.values()].filter((cursor) => cursor.isMoved)
  if (moved.length > 0)
    await writeNext(
      system,
      moved.map(({ id, next }) => ({ id, next })),
    )
  return { numbers, refused }
}

function checkGiven(wanting: readonly Wanting[], refused: Map<number, string>): { id: number; number: string }[] {
  const seen = new Set<string>()
  return wanting.flatMap(({ id, given }) => {
    if (given === '') return []
    const number = given.trim().toUpperCase()
    if (!formOf.test(number)) refused.set(id, texts.slip.badNumber)
    else if (seen.has(number)) refused.set(id, texts.slip.numberTwice(number))
    else {
      seen.add(number)
      return [{ id, number }]
    }
    return []
  })
}

async function drawFrom(
  slip: Wanting,
  ranges: readonly StoredRange[],
  cursors: ReadonlyMap<number, Cursor>,
): Promise<{ readonly number: string } | { readonly refused: string }> {
  const fitting = ranges.filter(serves(slip)).toSorted((a, b) => precisionOf(b) - precisionOf(a) || a.id - b.id)
  for (const range of fitting) {
    if (range.expired) continue
    const number = await cursors.get(range.id)!.draw()
    if (number !== undefined) return { number }
  }
  return { refused: reasonOf(slip, fitting) }
}

/** The most precise range that has ended says why. */
function reasonOf({ carrier, depot }: Wanting, [first]: readonly StoredRange[]): string {
  if (!first) return texts.slip.noRange(carrier, depot)
  return first.expired ? texts.slip.expired(first.name, first.validTo) : texts.slip.usedUp(first.name)
}

/** Numbers of a range that are looked at together. */
const atOnce = 500
/** Goes through the numbers of a range that were not used. */
class Cursor {
  readonly id: number
  next: number
  private readonly system: Queryable
  private readonly company: number
  private readonly range: StoredRange
  private ahead: number[] = []
  private lookedTo: number

  constructor(system: Queryable, company: number, range: StoredRange) {
    this.system = system
    this.company = company
    this.range = range
    this.id = range.id
    this.next = range.next
    this.lookedTo = range.next
  }

  get isMoved(): boolean {
    return this.next !== this.range.next
  }

  /** Undefined when none is left. */
  async draw(): Promise<string | undefined> {
    while (this.ahead.length === 0 && this.lookedTo <= this.range.last) await this.look()
    const at = this.ahead.shift()
    this.next = at === undefined ? this.range.last + 1 : at + 1
    return at === undefined ? undefined : numberAt(this.range, at)
  }

  private async look(): Promise<void> {
    const { range, lookedTo } = this
    const end = Math.min(range.last, lookedTo + atOnce - 1)
    const candidates = Array.from({ length: end - lookedTo + 1 }, (_, index) => lookedTo + index)
    const used = await usedOf(
      this.system,
      this.company,
      candidates.map((at) => numberAt(range, at)),
    )
    this.ahead = candidates.filter((at) => !used.has(numberAt(range, at)))
    this.lookedTo = end + 1
  }
}

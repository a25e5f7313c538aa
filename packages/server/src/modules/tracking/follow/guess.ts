import { checkDigit } from '@jst/si-drafts/rules'
import { guessCarrier, isBox, boxNumber, type CarrierCodes } from '@jst/track'
import type { FollowOutcome, TrackedBy } from '@jst/contracts/tracking'
import { texts } from '../tracking.texts.ts'

interface Item {
  readonly Number: string
  readonly NumberKind?: TrackedBy | undefined
  readonly Carrier?: string | undefined
}
/** A pasted number with what is known of it. */
export type Guessed = Pick<FollowOutcome, 'Number' | 'NumberKind' | 'Carrier' | 'CarrierGuess' | 'Suggest' | 'Text'> & {
  readonly Outcome: 'fit' | 'unclear' | 'invalid'
}

const cleaned = (text: string) => text.toUpperCase().replace(/[\s,，;；]+/g, '')

/** Kind and carrier of a number: said, or guessed by its form and prefix. A guess is said to be one. */
export function guess({ Number: typed, NumberKind: saidKind, Carrier: said = '' }: Item, carriers: readonly CarrierCodes[]): Guessed {
  const text = cleaned(typed)
  const asBox = boxNumber(text)
  const kind: TrackedBy = saidKind ?? (isBox(asBox) ? 'box' : 'bill')
  const number = kind === 'box' ? asBox : text
  const found = guessCarrier(number, carriers)
  const carrier = said || (found?.carrier ?? '')
  const base = { Number: number, NumberKind: kind, Carrier: carrier, CarrierGuess: said === '' ? (found?.text ?? '') : '', Suggest: '' }
  if (kind === 'box') {
    if (!isBox(number)) return { ...base, Outcome: 'unclear', Text: texts.follow.unclearNumber }
    const digit = String(checkDigit(number.slice(0, 10)))
    if (digit !== number.at(-1)) {
      const Suggest = `${number.slice(0, 10)}${digit}`
      return { ...base, Outcome: 'invalid', Suggest, Text: texts.follow.suggest(Suggest) }
    }
  }
  if (!/^[A-Z0-9/_.-]{4,35}$/.test(number)) return { ...base, Outcome: 'unclear', Text: texts.follow.unclearNumber }
  if (said !== '' && !carriers.some(({ code }) => code === said)) return { ...base, Outcome: 'unclear', Text: texts.follow.unclearCarrier }
  // boxes are leased: their moves name the carrier
  if (carrier === '' && kind !== 'box') return { ...base, Outcome: 'unclear', Text: texts.follow.unclearCarrier }
  return { ...base, Outcome: 'fit', Text: '' }
}

import { bigBoxHabit, learnedKinds, namedKinds, type Learned, type LearnedKind } from '@jst/contracts/freight-rates'
import { texts } from './texts.ts'

export const kindText = (kind: string): string => learnedKinds[kind as LearnedKind] ?? kind
export const isNamed = (kind: string): boolean => namedKinds.some((one) => one === kind)

/** The word of the supplier, or what a habit is about. */
export function textOf({ Kind, Text, TextName }: Learned): string {
  if (Kind === 'boxes') return Text === bigBoxHabit.text ? texts.bigBox : texts.countText(Text)
  if (Kind === 'holds') return TextName
  if (Kind === 'chargeCurrency' && Text === '') return texts.anyCharge
  if (isNamed(Kind)) return Text
  return Text === '' ? texts.whole : [TextName, Text].filter(Boolean).join(' ')
}
export const targetOf = ({ Kind, Target, TargetName }: Learned): string =>
  Kind === 'holds' ? TargetName : TargetName === '' || TargetName === Target ? Target : `${TargetName} ${Target}`

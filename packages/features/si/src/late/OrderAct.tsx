import { isLapsed, type CargoOrder } from '@jst/contracts/cargo-orders'
import { SiStatus } from '@jst/contracts/si'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, TextButton, useNow } from '@jst/ui'
import { texts } from './texts.ts'

const submitPath = '/external/workbench/siSubmit'
const makePath = '/tdManage/siCreator'

interface ActProps {
  order: CargoOrder
  /** The order's editor. */
  to: string
  words: { readonly submit: string; readonly correct: string; readonly view: string }
  onAsk: (order: CargoOrder) => void
}

/** Next act of a customer on an order. After the cut-off nothing can be submitted; the customer can request an extension. */
export function CustomerAct({ order, to, words, onAsk }: ActProps) {
  const lapsed = isLapsed(order, useNow())
  const maySubmit = usePermitted('submit', submitPath)
  const mayBeLate = usePermitted('late', submitPath)
  if (!lapsed) {
    const text = order.SiStatus === null ? words.submit : order.SiStatus === SiStatus.rejected ? words.correct : words.view
    return <AppLink to={to}>{text}</AppLink>
  }
  if (mayBeLate) return <AppLink to={to}>{texts.lateAct}</AppLink>
  if (!maySubmit || order.Late?.State === 'open') return <AppLink to={to}>{texts.view}</AppLink>
  return <TextButton onClick={() => onAsk(order)}>{texts.ask}</TextButton>
}

interface ClerkActProps extends Pick<ActProps, 'order' | 'to'> {
  make: string
  onAnswer: (order: CargoOrder) => void
}

/** Next act of the operator: answer a request, or fill in for the customer. After the cut-off the latter requires the button `late`. */
export function ClerkAct({ order, to, make, onAnswer }: ClerkActProps) {
  const lapsed = isLapsed(order, useNow())
  const mayAnswer = usePermitted('edit', '/tdManage/siCheck')
  const mayBeLate = usePermitted('late', makePath)
  if (!lapsed) return <AppLink to={to}>{make}</AppLink>
  if (order.Late?.State === 'open' && mayAnswer) return <TextButton onClick={() => onAnswer(order)}>{texts.answer}</TextButton>
  return <AppLink to={to}>{mayBeLate ? texts.lateAct : texts.view}</AppLink>
}

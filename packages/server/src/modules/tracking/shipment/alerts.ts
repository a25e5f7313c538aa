import type { StoredException } from '@jst/track/exceptions'
import { customerTrackingPages, trackingPages } from '@jst/contracts/tracking'
import { sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { english } from '../english/texts.ts'
import { wordOf } from '../english/words.ts'
import { texts } from '../tracking.texts.ts'
import { peopleOf } from './people.repo.ts'
import type { Computed } from './compute.ts'

/** Alerts that one notice names. */
const mostNamed = 3
const said = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/** Tells the people of a shipment what is new: the staff everything, the customer what concerns it. Each hears of it by the own settings. */
export async function alertPeople(
  tx: Tx,
  { shipment, alerts }: Computed,
  isShown: (one: StoredException) => boolean,
  now: string,
): Promise<void> {
  if (alerts.length === 0) return
  const people = await peopleOf(tx.system, shipment)
  const send = async (found: readonly StoredException[], company: number, path: string) => {
    const recipients = people.filter(({ companyId }) => companyId === company).map(({ id }) => id)
    if (found.length === 0 || recipients.length === 0) return
    const named = found.slice(0, mostNamed)
    const isMore = found.length > mostNamed
    const words = named.map(({ finding }) => said(finding.text, finding.subject))
    const chinese = [...words, ...(isMore ? [texts.notice.more(found.length)] : [])].join('；')
    const inEnglish = () =>
      [
        ...named.map(({ finding }) => said(wordOf(finding.text), finding.subject)),
        ...(isMore ? [english.notice.more(found.length)] : []),
      ].join('; ')
    await sendNotice(tx, {
      recipients,
      audience: { internal: company },
      kind: 'schedule',
      title: texts.notice.title(shipment.number, words[0]!),
      // the staff works in Chinese, customers read either
      description: company === shipment.staffId ? chinese : `${chinese}\n${inEnglish()}`,
      link: `${path}?Id=${shipment.id}`,
      bill: shipment.bill,
      senderId: null,
      at: new Date(now),
    })
  }
  await send(alerts, shipment.staffId, trackingPages.detail)
  if (shipment.operatorId !== null) await send(alerts.filter(isShown), shipment.companyId, customerTrackingPages.detail)
}

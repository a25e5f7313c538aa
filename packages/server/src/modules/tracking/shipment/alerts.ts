import type { KeptException } from '@jst/track/exceptions'
import { customerTrackingPages, trackingPages } from '@jst/contracts/tracking'
import { sendNotice } from '../../../documents/notices/index.ts'
import type { Tx } from '../../../kernel/database.ts'
import { texts } from '../tracking.texts.ts'
import { peopleOf } from './people.repo.ts'
import type { Computed } from './compute.ts'

/** Alerts that one notice names. */
const mostNamed = 3

/** Tells the people of a shipment what is new: the staff everything, the customer what concerns it. Each hears of it by the own settings. */
export async function alertPeople(
  tx: Tx,
  { shipment, alerts }: Computed,
  isShown: (one: KeptException) => boolean,
  now: string,
): Promise<void> {
  if (alerts.length === 0) return
  const people = await peopleOf(tx.system, shipment)
  const send = async (found: readonly KeptException[], company: number, path: string) => {
    const recipients = people.filter(({ companyId }) => companyId === company).map(({ id }) => id)
    if (found.length === 0 || recipients.length === 0) return
    const words = found.slice(0, mostNamed).map(({ finding }) => [finding.text, finding.subject].filter((part) => part !== '').join(' '))
    await sendNotice(tx, {
      recipients,
      audience: { internal: company },
      kind: 'schedule',
      title: texts.notice.title(shipment.number, words[0]!),
      description: [...words, ...(found.length > mostNamed ? [texts.notice.more(found.length)] : [])].join('；'),
      link: `${path}?Id=${shipment.id}`,
      bill: shipment.bill,
      senderId: null,
      at: new Date(now),
    })
  }
  await send(alerts, shipment.staffId, trackingPages.detail)
  if (shipment.operatorId !== null) await send(alerts.filter(isShown), shipment.companyId, customerTrackingPages.detail)
}

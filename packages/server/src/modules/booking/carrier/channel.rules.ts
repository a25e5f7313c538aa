import { bookingChannelCalls, type saveChannelSecret } from '@jst/contracts/booking'
import type { BodyOf } from '@jst/contracts'
import type { EntityValues } from '@jst/contracts/entity'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { endpointFault } from '../../../kernel/outgoing.ts'
import type { Surroundings } from '../../../kernel/surroundings.ts'
import type { BookingCall } from '../booking/booking.call.ts'
import { channelById, findSecond, writeSecret } from './channel.repo.ts'
import { texts } from './texts.ts'

const words = texts.channel
const text = (values: EntityValues, key: string) => String(values[key] ?? '')

/** What a channel asks beyond its declaration: what its way needs, an endpoint that is none of ours, and no other one in use for the carrier. */
export const channelRules = ({ innerEndpoints }: Surroundings): EntityRules => ({
  derived: { HasSecret: `t.secret <> ''` },
  derivedFilters: { HasSecret: `(t.secret <> '') = (?)::boolean` },
  check: async (tx, values, id) => {
    const [channel, endpoint] = [text(values, 'Channel'), text(values, 'Endpoint')]
    if (channel === 'mail' && text(values, 'MailTo') === '') throw invalid('Values.MailTo', words.mailTo, '', { Code: 'REQUIRED' })
    if (channel === 'http' && endpoint === '') throw invalid('Values.Endpoint', words.notSet, '', { Code: 'REQUIRED' })
    const fault = endpoint === '' ? undefined : endpointFault(endpoint, innerEndpoints)
    if (fault !== undefined) throw invalid('Values.Endpoint', words.endpoint[fault])
    if (values['Enabled'] !== true) return
    const second = await findSecond(tx, text(values, 'CarrierCode'), id)
    if (second) throw invalid('Values.CarrierCode', words.second(second.code, second.name))
  },
})

/** @throws AppError NOT_FOUND, STALE_WRITE */
export async function keepSecret(
  { tx, actor, audit }: BookingCall,
  { secrets }: Surroundings,
  { Id, UpdateTime, Secret }: BodyOf<typeof saveChannelSecret>,
): Promise<{ UpdateTime: string }> {
  const channel = await channelById(tx, Id, true)
  if (!channel || channel.companyId !== actor.companyId) throw new AppError('NOT_FOUND')
  if (Date.parse(UpdateTime) !== Date.parse(channel.updateTime)) throw new AppError('STALE_WRITE', { message: texts.send.stale })
  const secret = Secret.trim()
  const { kind } = bookingChannelCalls.entity
  audit({ action: `${kind}.secret`, entity: kind, entityId: Id, diff: { secret: secret === '' ? words.secret.cleared : words.secret.set } })
  return { UpdateTime: await writeSecret(tx, Id, secret === '' ? '' : secrets.seal(secret)) }
}

import type { EntityValues } from '@jst/contracts/entity'
import type { EntityRules } from '../../entity-kit/index.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { endpointFault } from '../../kernel/net/outgoing.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { channelById, findSecond, writeSecret } from './channels.repo.ts'
import { channelsOf, wayOf, type ChannelKind } from './kind.ts'
import type { ChannelCall, Seen } from './send.service.ts'
import { texts } from './texts.ts'

const text = (values: EntityValues, key: string) => String(values[key] ?? '')

/** Rules of the list of channels of a kind: one in use for a partner, with what its way needs. `partner`: key of the field of the partner. */
export const channelRules = (kindName: string, partner: string, { innerEndpoints }: Pick<Surroundings, 'innerEndpoints'>): EntityRules => ({
  derived: { HasSecret: `t.secret <> ''` },
  derivedFilters: { HasSecret: `(t.secret <> '') = (?)::boolean` },
  check: async (tx, values, id) => {
    const kind = channelsOf(kindName)
    const { by } = wayOf(kind, text(values, 'Channel'))
    const endpoint = text(values, 'Endpoint')
    if (by === 'mail' && text(values, 'MailTo') === '') throw invalid('Values.MailTo', texts.mailTo, '', { Code: 'REQUIRED' })
    if (by === 'http' && endpoint === '') throw invalid('Values.Endpoint', texts.notSet, '', { Code: 'REQUIRED' })
    const fault = endpoint === '' ? undefined : endpointFault(endpoint, innerEndpoints)
    if (fault !== undefined) throw invalid('Values.Endpoint', texts.endpoint[fault])
    if (values['Enabled'] !== true) return
    const second = await findSecond(tx, kind.module.settings, text(values, partner), id)
    if (second) throw invalid(`Values.${partner}`, kind.words.second(second.code, second.name))
  },
})

/** Stores the secret of a channel, sealed. @throws AppError NOT_FOUND, STALE_WRITE */
export async function keepSecret(
  { tx, actor, audit }: ChannelCall,
  { module, words }: ChannelKind,
  { secrets }: Pick<Surroundings, 'secrets'>,
  { Id, UpdateTime, Secret }: Seen & { readonly Secret: string },
): Promise<{ UpdateTime: string }> {
  const { settings } = module
  const channel = await channelById(tx, settings, Id, true)
  if (!channel || channel.companyId !== actor.companyId) throw new AppError('NOT_FOUND')
  if (Date.parse(UpdateTime) !== Date.parse(channel.updateTime)) throw new AppError('STALE_WRITE', { message: words.stale })
  const secret = Secret.trim()
  const diff = { secret: secret === '' ? texts.secret.cleared : texts.secret.set }
  audit({ action: `${settings.kind}.secret`, entity: settings.kind, entityId: Id, diff })
  return { UpdateTime: await writeSecret(tx, settings, Id, secret === '' ? '' : secrets.seal(secret)) }
}

import {
  blankProfile,
  draftProblems,
  partScreens,
  picturesOfPart,
  publishProblems,
  type PartContent,
  type PartProblems,
  type SitePart,
} from '@jst/contracts/portal'
import type { Issue } from '@jst/contracts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { cacheTopic } from '../../../kernel/database/tenant-cache.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { strangePictures } from '../pictures/pictures.repo.ts'
import { tellEditors } from '../editors.ts'
import { defaultConfig, defaultFloating, defaultHome } from '../site/defaults.ts'
import { portalTopic } from '../topic.ts'
import * as repo from './site-parts.repo.ts'
import { texts } from './texts.ts'

type Call = WriteCall<'emit'>
type Act = 'saved' | 'published' | 'offline'
interface PartState extends repo.StoredPart {
  readonly Content: PartContent
}

/** Default content of a part, which visitors read until somebody has written it. */
function usualOf(part: SitePart, companyName: string): PartContent {
  switch (part) {
    case 'config':
      return defaultConfig(companyName)
    case 'home':
      return { Blocks: [...defaultHome('platform')] }
    case 'customerHome':
      return { Blocks: [...defaultHome('customer')] }
    case 'peerHome':
      return { Blocks: [...defaultHome('peers')] }
    case 'companyHome':
      return { Blocks: [...defaultHome('company')] }
    case 'homeEn':
      return { Blocks: [...defaultHome('platform', 'en')] }
    case 'profile':
    case 'customerProfile':
    case 'profileEn':
      return blankProfile
    case 'floating':
      return defaultFloating
  }
}

export async function partState(db: Queryable, { companyId, companyName }: EmployeeActor, part: SitePart): Promise<PartState> {
  const found = await repo.findPart(db, companyId, part)
  // what was added to a part since it was saved has its usual value
  return {
    ...found!,
    Content: { ...usualOf(part, companyName), ...found!.Content },
    Differs: found!.Content !== null && found!.Differs,
  }
}

/** @throws AppError STALE_WRITE with the part as it stands, INVALID_INPUT */
export async function savePart(call: Call, part: SitePart, input: { UpdateTime: string; Content: PartContent }): Promise<PartState> {
  const { tx, actor } = call
  await demandPart(call, part, input.UpdateTime)
  refuse(draftProblems(input.Content))
  await demandOwnPictures(tx, actor, input.Content)
  await repo.storePart(tx, actor.companyId, part, input.Content, actor.employeeId)
  return done(call, part, 'saved')
}

/** Shows the draft to visitors, as a new version. @throws AppError STALE_WRITE with the part as it stands, INVALID_INPUT */
export async function publishPart(call: Call, part: SitePart, { UpdateTime }: { UpdateTime: string }): Promise<PartState> {
  const { tx, actor } = call
  const { Content } = await demandPart(call, part, UpdateTime)
  refuse(publishProblems(part, Content))
  await demandOwnPictures(tx, actor, Content)
  await repo.showVersion(tx, actor.companyId, part, await repo.addVersion(tx, actor.companyId, part, actor))
  tx.publish(cacheTopic, portalTopic)
  return done(call, part, 'published')
}

/** Visitors read the usual contents again. */
export async function hidePart(call: Call, part: SitePart): Promise<PartState> {
  const { tx, actor } = call
  if (!(await repo.hidePart(tx, actor.companyId, part)))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.notPublished(partScreens[part].zh) })
  tx.publish(cacheTopic, portalTopic)
  return done(call, part, 'offline')
}

/** Takes a version into the draft; visitors read it when it is published. @throws AppError STALE_WRITE, NOT_FOUND */
export async function restorePart(call: Call, part: SitePart, { UpdateTime, No }: { UpdateTime: string; No: number }): Promise<PartState> {
  const { tx, actor } = call
  await demandPart(call, part, UpdateTime)
  const content = await repo.versionContent(tx, actor.companyId, part, No)
  if (!content) throw new AppError('NOT_FOUND')
  await repo.storePart(tx, actor.companyId, part, content, actor.employeeId)
  return done(call, part, 'saved', { restored: No })
}

/** The part, held, in the version that the caller saw. */
async function demandPart({ tx, actor }: Call, part: SitePart, seen: string): Promise<PartState> {
  await repo.holdPart(tx, actor.companyId, part, usualOf(part, actor.companyName))
  const state = await partState(tx, actor, part)
  demandVersion(seen, state)
  return state
}

async function demandOwnPictures(tx: Queryable, { companyId }: EmployeeActor, content: PartContent): Promise<void> {
  const strange = await strangePictures(tx, companyId, picturesOfPart(content))
  if (strange.length > 0) throw invalid('Content', texts.strangePicture)
}

function refuse(problems: PartProblems): void {
  const issues = Object.entries(problems).map(([path, Message]): Issue => ({
    Severity: 'ERROR',
    Code: 'INVALID',
    Path: `Content.${path}`,
    Label: '',
    Message,
  }))
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

async function done(call: Call, part: SitePart, act: Act, more: { readonly restored?: number } = {}): Promise<PartState> {
  const { tx, actor, audit } = call
  const state = await partState(tx, actor, part)
  audit({ action: `portal.part.${act}`, entity: 'portal_part', diff: { part, no: state.Live?.No, ...more } })
  tellEditors(call, part, act, state.UpdateTime)
  return state
}

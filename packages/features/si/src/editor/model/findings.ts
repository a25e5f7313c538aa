import type { Issue } from '@jst/contracts'
import { issueTarget, repairsOf, type IssueTarget, type Repair, type Steps } from '@jst/si-drafts/rules'

import { language } from '../../declared-rules.ts'
import { server as words } from '../../said-by-server.ts'

/** A finding with its place and its one-click repairs. */
export interface Finding {
  readonly key: string
  readonly issue: Issue
  readonly target: IssueTarget | undefined
  readonly repairs: readonly Repair[]
}

/** Findings of one draft: counts for its card, the first finding of each form field, and the cells of the sheet. */
export interface DraftFindings {
  errors: number
  warnings: number
  /** Needed fields that are still empty. */
  missing: number
  /** The first of these, to go to. */
  readonly open: { readonly label: string; readonly target: IssueTarget }[]
  readonly fields: Map<string, Issue>
  readonly cells: { readonly container: number; readonly line: number | undefined; readonly field: string; readonly issue: Issue }[]
}

/** All findings of a set, sorted the way people work through them. */
export interface FoundSet {
  readonly all: readonly Finding[]
  /** Position of a draft in the set → its findings; -1 for those of the whole set. */
  readonly byDraft: ReadonlyMap<number, readonly Finding[]>
  readonly drafts: readonly DraftFindings[]
  readonly errors: number
  readonly warnings: number
  readonly missing: number
}

/** Empty fields; they are no findings before a check was requested. */
const isMissing = ({ Code, Value }: Issue): boolean =>
  Code === 'NO_CONTAINERS' ||
  ((Code === 'REQUIRED' || Code === 'MINIMUM' || Code === 'POSITIVE') && (Value === undefined || Value === '' || Value === '0'))

const keyOf = ({ Path, Code, Message }: Issue) => `${Path} ${Code} ${Message}`
const rank = { ERROR: 0, WARN: 1, INFO: 2 } as const

/** Findings of the server in the language of the page. It says them in Chinese: on an English page those of the rules here stand for them. */
function saidOfServer(server: readonly Issue[], local: readonly Issue[]): Issue[] {
  const localKeys = new Set(local.map(({ Path, Code }) => `${Path} ${Code}`))
  return server.flatMap((issue) => {
    const Message = words.finding(issue)
    if (Message === issue.Message) return [issue]
    return localKeys.has(`${issue.Path} ${issue.Code}`) ? [] : [{ ...issue, Message }]
  })
}

/**
 * Findings of both sides as one: what the server found on top is added, nothing stands twice. Before a check `strict` is false and
 * empty fields are counted, but not shown at their fields. In steps, because a large set may have thousands.
 */
export function* findingSteps(local: readonly Issue[], server: readonly Issue[], draftCount: number, strict: boolean): Steps<FoundSet> {
  const issueByKey = new Map<string, Issue>()
  for (const issue of [...local, ...saidOfServer(server, local)]) {
    const key = keyOf(issue)
    if (!issueByKey.has(key)) issueByKey.set(key, issue)
    yield
  }
  const drafts = Array.from({ length: draftCount }, (): DraftFindings => ({
    errors: 0,
    warnings: 0,
    missing: 0,
    open: [],
    fields: new Map(),
    cells: [],
  }))
  const byDraft = new Map<number, Finding[]>()
  let [errors, warnings, missing] = [0, 0, 0]
  for (const [key, issue] of issueByKey) {
    yield
    const target = issueTarget(issue.Path)
    const draft = target ? drafts[target.draft] : undefined
    if (!strict && isMissing(issue)) {
      missing++
      if (draft && target) noteOpen(draft, target, issue)
      continue
    }
    const bad = issue.Severity === 'ERROR'
    if (bad) errors++
    else warnings++
    if (draft) {
      if (bad) draft.errors++
      else draft.warnings++
      note(draft, target, issue)
    }
    const at = draft && target ? target.draft : -1
    const finding = { key, issue, target, repairs: repairsOf(issue, language) }
    const list = byDraft.get(at)
    if (list) list.push(finding)
    else byDraft.set(at, [finding])
  }
  for (const list of byDraft.values()) list.sort((a, b) => rank[a.issue.Severity] - rank[b.issue.Severity])
  return { all: [...byDraft.values()].flat(), byDraft, drafts, errors, warnings, missing }
}

/** As many as can be read at a glance; a set of a thousand boxes may lack thousands. */
const mostOpen = 12
function noteOpen(draft: DraftFindings, target: IssueTarget, { Label }: Issue): void {
  draft.missing++
  if (draft.open.length < mostOpen && draft.open.every(({ label }) => label !== Label)) draft.open.push({ label: Label, target })
}

function note(draft: DraftFindings, target: IssueTarget | undefined, issue: Issue): void {
  if (target?.field === undefined || target.masterBill !== undefined) return
  if (target.container === undefined) {
    const worst = draft.fields.get(target.field)
    if (!worst || rank[issue.Severity] < rank[worst.Severity]) draft.fields.set(target.field, issue)
  } else draft.cells.push({ container: target.container, line: target.line, field: target.field, issue })
}

export const nothingFound: FoundSet = { all: [], byDraft: new Map(), drafts: [], errors: 0, warnings: 0, missing: 0 }

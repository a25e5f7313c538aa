import type { JobContext } from '../../kernel/jobs/job.ts'
import { setOutboxState } from './compose.repo.ts'
import { addressOf, oneLine } from './content.ts'
import { texts } from './notices.texts.ts'
import { ruleOf } from './recipients.repo.ts'
import { post, postsOf } from './robot.ts'
import { findRobot, markTried, waitingPosts, type WaitingPost } from './robots.repo.ts'
import { isDue, robotDue } from './rules.ts'

/** A post that waits for longer is dropped as outdated. */
const keptHours = 24
const mostNames = 5

/** Title and link of each notice, with whom it concerns: a group may have more people than its readers, so it gets no more than that. */
function linesOf(posts: readonly WaitingPost[], origin: string): string[] {
  const notices = new Map<string, { lines: string[]; names: Set<string> }>()
  for (const { title, link, name } of posts) {
    const address = addressOf(origin, link)
    const notice = notices.get(`${title} ${link}`) ?? { lines: [oneLine(title), ...(address ? [address] : [])], names: new Set() }
    notice.names.add(oneLine(name, 50))
    notices.set(`${title} ${link}`, notice)
  }
  return [...notices.values()].map(({ lines, names }) => {
    const first = [...names].slice(0, mostNames).join('、')
    return [...lines, texts.robot.people(names.size > mostNames ? texts.robot.andOthers(first, names.size) : first)].join('\n')
  })
}

/** Posts what is due to the groups of the companies. Answers how many posts arrived. */
export async function postToGroups({ db, tx, now, signal, surroundings }: JobContext): Promise<number> {
  const moment = now()
  const waiting = await waitingPosts(db)
  const oldest = moment.getTime() - keptHours * 3_600_000
  const old = waiting.filter(({ createTime }) => Date.parse(createTime) < oldest).map(({ id }) => id)
  if (old.length > 0) await tx((inside) => setOutboxState(inside, old, 'dropped'))
  const due = waiting.filter(
    (one) => Date.parse(one.createTime) >= oldest && isDue(robotDue(ruleOf(one), new Date(one.createTime)), moment),
  )
  let arrived = 0
  for (const [companyId, posts] of Map.groupBy(due, (one) => one.companyId)) {
    signal.throwIfAborted()
    const robot = await findRobot(db, companyId)
    const ids = posts.map(({ id }) => id)
    if (!robot?.enabled) {
      await tx((inside) => setOutboxState(inside, ids, 'dropped'))
      continue
    }
    let answer: Awaited<ReturnType<typeof post>> = { error: '', gone: false }
    for (const text of postsOf(linesOf(posts, surroundings.origin))) {
      answer = await post(robot.address, text, surroundings)
      if (answer.error) break
      arrived++
    }
    await tx(async (inside) => {
      await markTried(inside, companyId, moment, answer.error, answer.gone)
      if (!answer.error) await setOutboxState(inside, ids, 'taken')
    })
  }
  return arrived
}

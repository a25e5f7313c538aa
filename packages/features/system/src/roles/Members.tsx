import type { RoleMember } from '@jst/contracts/system'
import { formatText, Section } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.edit

/** Members of the role. */
export function Members({ members }: { members: readonly RoleMember[] }) {
  return (
    <Section title={`${words.members}（${words.membersCount(members.length)}）`}>
      {members.length === 0 ? <p className="jst-muted">{words.noMembers}</p> : null}
      <ul className="jst-plain-list">
        {members.map(({ EmployeeId, Name, Department, Account }) => (
          <li key={EmployeeId}>
            {Name} <span className="jst-muted">{formatText([Department, Account].filter(Boolean).join(' · '))}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { IconButton, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { RoleRights } from './RoleRights.ts'
import { texts } from './texts.ts'

const words = texts.points
const parts = ['ItemKey', 'PermissionKey', 'Value'] as const
const labels = { ItemKey: words.itemKey, PermissionKey: words.permissionKey, Value: words.value }

/** PermissionItems besides the fields (spec §6). */
export const Points = observer(function Points({ role, disabled }: { role: RoleRights; disabled: boolean }) {
  const { points } = role
  const write = (at: number, part: (typeof parts)[number], value: string) =>
    role.setPoints(points.map((point, index) => (index === at ? { ...point, [part]: value } : point)))
  return (
    <Section
      title={words.title}
      extra={
        disabled ? undefined : (
          <TextButton onClick={() => role.setPoints([...points, { ItemKey: '', PermissionKey: '', Value: '' }])}>{words.add}</TextButton>
        )
      }
    >
      <p className="jst-muted">{points.length === 0 ? words.empty : words.lead}</p>
      {points.map((point, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is typed in is the only thing that tells them apart
        <div key={at} className="jst-point-row">
          {parts.map((part) => (
            <input
              key={part}
              className="jst-form-input"
              aria-label={`${labels[part]} ${at + 1}`}
              placeholder={labels[part]}
              maxLength={part === 'Value' ? 200 : 60}
              disabled={disabled}
              value={point[part]}
              onChange={(event) => write(at, part, event.target.value)}
            />
          ))}
          {disabled ? null : (
            <IconButton
              icon="close"
              label={words.remove(String(at + 1))}
              onClick={() => role.setPoints(points.filter((_, index) => index !== at))}
            />
          )}
        </div>
      ))}
    </Section>
  )
})

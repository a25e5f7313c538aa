import { menuHolders, type MenuItem } from '@jst/contracts/system'
import { link, useDetail } from '@jst/feature-kit'
import { AppLink, Dialog, ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.holders

/** Which roles hold an entry: the way to take it from them before it goes. */
export const Holders = observer(function Holders({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const { data, error, reload } = useDetail(menuHolders, { Id: item.Id })
  return (
    <Dialog title={words.title(item.Name)} onClose={onClose}>
      {error ? <ErrorView error={error} onRetry={reload} /> : null}
      {data?.length === 0 ? <p className="jst-muted">{words.empty}</p> : null}
      <ul className="jst-plain-list">
        {data?.map(({ RoleId, RoleName, CompanyName, Members }) => (
          <li key={RoleId}>
            <AppLink to={link('/system/role/roleEdit', { Id: RoleId })}>{RoleName}</AppLink>{' '}
            <span className="jst-muted">{`${CompanyName} · ${words.members(Members)}`}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
})

import { Button } from '@arco-design/web-react'
import type { NewAccount } from '@jst/contracts/company'
import { useApp } from '@jst/feature-kit'
import { Dialog, FactsTable, Notice } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.password

/** First passwords, shown this once: for one person or a whole import. */
export function PasswordDialog({ accounts, onClose }: { accounts: readonly NewAccount[]; onClose: () => void }) {
  const { notify } = useApp()
  const lines = accounts.map(({ Name, Account, Password }) => `${Name}\t${Account}\t${Password}`).join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(lines)
    notify.success(words.copied)
  }
  return (
    <Dialog
      title={words.title}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void copy()}>{words.copyAll}</Button>
          <Button type="primary" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      <div className="jst-stack-form">
        <Notice tone="warning">{words.lead}</Notice>
        <FactsTable
          label={words.title}
          titles={[texts.columns.name, words.account, words.password]}
          rows={accounts}
          rowKey={({ Id }) => Id}
          renderRow={({ Name, Account, Password }) => (
            <>
              <td>{Name}</td>
              <td className="jst-code">{Account}</td>
              <td className="jst-code">{Password}</td>
            </>
          )}
        />
      </div>
    </Dialog>
  )
}

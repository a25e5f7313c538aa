import { Button } from '@arco-design/web-react'
import { Dialog, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormBox } from '../form/FormBox.tsx'
import { CreatedLink } from './CreatedLink.tsx'
import { LinksTable, type LinksTableProps, type SharedLink } from './LinksTable.tsx'
import type { LinkForm } from './useLinkForm.ts'

interface LinkDialogProps<V extends object, R, L extends SharedLink> extends Omit<LinksTableProps<L>, 'rows'> {
  title: string
  width?: number
  /** One line on what the reader of a link sees and does. */
  lead: ReactNode
  /** Words on the button. */
  submit: string
  making: LinkForm<V, R>
  /** Above a link that was just made, such as its code. */
  renderSecret?: ((reply: R) => ReactNode) | undefined
  /** Heading of the links that there are. */
  heading: string
  /** Undefined: not loaded yet, or not for this reader. */
  links: readonly L[] | undefined
  onClose: () => void
  /** Fields of a new link. */
  children: ReactNode
}

function LinkDialogView<V extends object, R, L extends SharedLink>(props: LinkDialogProps<V, R, L>) {
  const { title, width = 720, lead, submit, making, renderSecret, heading, links, onRevoke, onClose, children, ...table } = props
  const { form, made, again } = making
  return (
    <Dialog place="side" width={width} title={title} onClose={onClose}>
      <div className="jst-stack">
        {made ? (
          <>
            {renderSecret?.(made.reply)}
            <CreatedLink address={made.address} onAnother={again} />
          </>
        ) : (
          <FormBox form={form}>
            <p className="jst-muted">{lead}</p>
            {children}
            <div>
              <Button type="primary" htmlType="submit" loading={form.busy}>
                {submit}
              </Button>
            </div>
          </FormBox>
        )}
        {links ? (
          <Section title={heading}>
            <LinksTable
              {...table}
              rows={links}
              onRevoke={async (link) => {
                await onRevoke(link)
                making.onChanged()
              }}
            />
          </Section>
        ) : null}
      </div>
    </Dialog>
  )
}

/** A new link for a reader without an account, shown once, and the links that there are. */
export const LinkDialog = observer(LinkDialogView) as typeof LinkDialogView

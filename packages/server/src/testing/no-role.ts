import type { TestClient, TestServer } from './server.ts'

const account = 'norole'

/** An employee of the operator who holds no role, signed in. Called once for a server. */
export async function signInWithoutRole(server: TestServer): Promise<TestClient> {
  await server.db.owner((owner) =>
    owner.query(
      `with person as (insert into app_user (account, name, password_hash) select $1, '尚无角色', password_hash from app_user where account = 'doc'
        returning id)
       insert into employee (company_id, operator_id, user_id, name, is_default)
       select e.company_id, e.operator_id, person.id, '尚无角色', true from person, employee e join app_user u on u.id = e.user_id
        where u.account = 'doc'`,
      [account],
    ),
  )
  return server.signIn(account)
}

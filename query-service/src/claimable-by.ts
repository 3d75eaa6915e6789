/** The placeholders of a statement for the current time, the account, and the SHA-256 of the browser's cookie. */
type Parameters = { readonly now: string; readonly userId: string; readonly browser: string };

/** A condition on requests `r` for apps `p`: the user may claim their open seats. */
export const claimableBy = ({ now, userId, browser }: Parameters): string => `
  p.owner_id is distinct from ${userId} and r.user_id is distinct from ${userId}
  and (r.order_id is null or r.order_id not in (
    select o.id from read_models.orders o where o.user_id = ${userId} or o.browser = ${browser}
  ))
  and r.product_id not in (
    select v.product_id from read_models.reviews v where v.user_id = ${userId}
    union all
    select s.product_id from read_models.feedback_seats s
    where s.user_id = ${userId} and s.state = 'claimed' and s.due_at > ${now}
  )`;

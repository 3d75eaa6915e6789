/** A page with enough content for a report: the offer, the audience, and the price. */
export const A_PAGE = `<!doctype html><html lang=en><title>Benchbook</title>
<meta name=description content="Benchbook writes repair tickets for bike shops, hangs the bike and calls the customer.">
<h1>Repair tickets for bike shops with two to six stands</h1>
<p>Benchbook replaces the paper tag on the handlebar with a ticket that everyone in the shop can read.</p>
<h2>What it does</h2>
<p>Mechanics see the next bike, the parts that it waits for and the hour that was promised to the customer.</p>
<p>Customers get a text message when the bike is ready, and pay by card before they come to the shop.</p>
<p>The owner sees every evening how many hours were sold and which repairs took longer than planned.</p>
<h2>Pricing</h2>
<p>Benchbook costs $29 a month for one shop, with all mechanics and without a contract.</p>
<p>Try it free for 30 days, no credit card is needed to begin.</p><a href=/signup>Start your free trial</a>`;

"""Notices that the server pushes, in Chromium: it cannot subscribe at a service of ours, so what it does there is emulated.

The page subscribes by a stub that gives the keys of a browser of the test. The server seals for them and posts to a local
service; what arrives is opened there and handed to Chromium's own service worker, which shows it.
"""

from __future__ import annotations

import json
from typing import cast

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.apps.browser.company import ask, take_seat
from tests.apps.browser.table.test_notices import FORBIDDEN, SHOWN
from tests.apps.browser.test_accessible import ANY, findings
from tests.apps.web.kit import until
from tests.apps.web.notices.push_service import PushService, Subscribed, push_service
from tests.conftest import WHOLE, found
from youyi.apps.web.notices.sealing import encoded

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 616}
SUBSCRIBES = """
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const held = () => localStorage.getItem("test.subscribed");
const subscription = () => ({
  endpoint: ENDPOINT,
  options: { applicationServerKey: bytes(held()).buffer },
  getKey: (which) => bytes(which === "auth" ? AUTH : PUBLIC).buffer,
  unsubscribe: async () => localStorage.removeItem("test.subscribed") ?? true,
});
PushManager.prototype.getSubscription = async () => (held() ? subscription() : null);
PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
  if (!userVisibleOnly || applicationServerKey.length !== 65) throw new TypeError("no browser takes this");
  localStorage.setItem("test.subscribed", btoa(String.fromCharCode(...applicationServerKey)).replaceAll("+", "-")
    .replaceAll("/", "_").replaceAll("=", ""));
  return subscription();
};
"""


@pytest.fixture(scope="module")
def chromium() -> str:
    """Chromium whole: its headless shell has nowhere to show a notice."""
    return found(WHOLE)


@pytest.fixture
def service():
    with push_service() as service:
        yield service


def emulated(service: PushService, browser: Subscribed) -> str:
    keys = {"ENDPOINT": f"{service.address}/lin", "PUBLIC": encoded(browser.public), "AUTH": encoded(browser.auth)}
    given = "".join(f"const {name} = {json.dumps(value)};" for name, value in keys.items())
    return f"{{{given}{SUBSCRIBES}}}"


class Pushes:
    """Hands messages to the service worker of a page's site, as its push service would."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._registrations: list[str] = []
        self._session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._session.send("ServiceWorker.enable")

    def _note(self, told: dict[str, list[dict[str, str]]]) -> None:
        self._registrations += [each["registrationId"] for each in told["registrations"]]

    def deliver(self, page: Page, text: str) -> list[list[str]]:
        """Deliver a message; what is shown of it then."""
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        origin = page.evaluate("location.origin")
        message = {"origin": origin, "registrationId": self._registrations[-1], "data": text}
        self._session.send("ServiceWorker.deliverPushMessage", message)
        return shown(page)


def shown(page: Page) -> list[list[str]]:
    """Wait until something is shown, and say what."""
    until(lambda: page.evaluate(SHOWN), "something is shown")
    return cast("list[list[str]]", page.evaluate(SHOWN))


def laid(house) -> tuple[str, str]:
    """A table at which Lin waits for somebody: its id and his token."""
    seats = [{"kind": "me", "name": "Lin"}, {"kind": "open"}]
    made = ask(house, "/api/tables", {"game": "ruqi", "seats": seats, "agreement": AGREED})
    return made["id"], made["seats"][0]["token"]


AGREED = {"clock": {"kind": "days", "seconds": 259_200, "increment": 0}, "absence": None, "stand_in": "greedy"}
ASK = "Tell me when it is my turn"


@pytest.mark.parametrize("android", [False, True], ids=["desktop", "android"])
def test_who_has_left_the_table_is_told_by_push_that_it_is_his_turn(visit, house, service, android):
    browser, (table, token) = Subscribed(), laid(house)
    lin = visit(house, "/", viewport=PHONE, permissions=["notifications"])
    lin.context.add_init_script(emulated(service, browser) + FORBIDDEN * android)
    take_seat(lin, house, table, 0, token)
    pushes = Pushes(lin)
    with lin.expect_response("**/api/notices"):
        lin.get_by_label(ASK).check()
    lin.goto(f"{house.address}/lobby")
    ask(house, f"/api/tables/{table}/sit", {"name": "Wen"})
    service.waited(1)
    said = browser.open(service.received[0][2]).decode()
    [[title, tag, address]] = pushes.deliver(lin, said)
    assert title == json.loads(said)["title"]
    assert title in (
        "Ruqi, the Confucian game: it is your turn.",
        "Ruqi, the Confucian game: somebody has taken a seat at your table.",
    )
    assert (tag, address) == (f"youyi-{table}", f"{house.address}/t/{table}")


def test_wishes_are_kept_and_off_is_off(visit, house, service):
    browser, (table, token) = Subscribed(), laid(house)
    lin = visit(house, "/", viewport=PHONE, permissions=["notifications"])
    lin.context.add_init_script(emulated(service, browser))
    take_seat(lin, house, table, 0, token)
    lin.goto(f"{house.address}/my")
    wishes = lin.get_by_role("region", name="Notices")
    with lin.expect_request("**/api/notices"):
        wishes.get_by_label(ASK).check()
    with lin.expect_request(lambda request: '"quiet":{' in (request.post_data or "")) as told:
        wishes.get_by_label("Quiet hours").check()
    assert told.value.post_data_json["quiet"] == {"since": 1320, "until": 480}
    wishes.get_by_label("until").fill("07:30")
    lin.reload()
    expect(wishes.get_by_label("until")).to_have_value("07:30")
    expect(wishes.get_by_label(ASK)).to_be_checked()
    assert findings(lin, ANY) == []
    with lin.expect_response("**/api/notices/off"):
        wishes.get_by_label(ASK).uncheck()
    ask(house, f"/api/tables/{table}/sit", {"name": "Wen"})
    expect(wishes.get_by_label(ASK)).not_to_be_checked()
    lin.reload()
    expect(wishes.get_by_label(ASK)).not_to_be_checked()
    assert service.received == []


def test_a_webhook_is_told_and_one_that_leads_nowhere_is_refused(visit, house, service):
    table, token = laid(house)
    lin = visit(house, "/", viewport=PHONE)
    take_seat(lin, house, table, 0, token)
    lin.goto(f"{house.address}/my")
    wishes = lin.get_by_role("region", name="Notices")
    wishes.get_by_text("Post them to a webhook, too").click()
    field = wishes.get_by_role("textbox", name="Post them to a webhook, too")
    field.fill("https://192.168.1.1/hook")
    field.press("Enter")
    expect(wishes.get_by_text("The server does not take this address.")).to_be_visible()
    field.fill(f"{service.address}/hook")
    field.press("Enter")
    expect(wishes.get_by_text("From now on notices are sent to the webhook.")).to_be_visible()
    assert findings(lin, ANY) == []
    ask(house, f"/api/tables/{table}/sit", {"name": "Wen"})
    service.waited(1)
    assert json.loads(service.received[0][2])["table"] == f"{house.address}/t/{table}"


def test_what_ends_when_and_what_is_new_stands_in_the_list(visit, house):
    table, token = laid(house)
    lin = visit(house, "/", viewport=PHONE)
    take_seat(lin, house, table, 0, token)
    ask(house, f"/api/tables/{table}/sit", {"name": "Wen"})
    lin.goto(f"{house.address}/my")
    expect(lin.locator("[data-stands]")).to_contain_text("2 days left")
    with lin.expect_download() as file:
        lin.get_by_role("button", name="Calendar file").click()
    text = file.value.path().read_text()
    assert f"UID:{table}@youyi\r\n" in text.replace("\n", "\r\n").replace("\r\r", "\r")
    lin.goto(f"{house.address}/")
    expect(lin.locator("[data-stands]")).to_contain_text("2 days left")

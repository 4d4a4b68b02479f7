import { testPictures } from "../../../../test/pictures";
import { picture } from "../art/pictures";

testPictures("everdell", picture, ["card", "place", "event"], "rugwort");

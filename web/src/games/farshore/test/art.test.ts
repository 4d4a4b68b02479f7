import { testPictures } from "../../../../test/pictures";
import { picture } from "../art/pictures";

testPictures("farshore", picture, ["card", "place", "map", "weather"], "bonny");
